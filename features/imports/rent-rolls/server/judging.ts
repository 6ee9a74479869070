import type { Difference, JudgedRow, OwnRecords } from '#features/imports/imports/server';
import type { RentRollMapping, RentRow } from '../contract/index.ts';
import type { FindBuilding } from './places/find-building.ts';
import type { Place, PlaceFloor, PlaceTenant, PlaceVacancy } from './places/place.ts';

/** A change that a row writes. Floors that are to be added have ids below zero. */
export type RentChange =
  | { type: 'tenant'; fields: Omit<PlaceTenant, 'id'> }
  | { type: 'vacancy'; fields: Omit<PlaceVacancy, 'id'> }
  | ({ type: 'tenant-change'; id: number } & Difference<PlaceTenant>)
  | ({ type: 'vacancy-change'; id: number } & Difference<PlaceVacancy>);

export type JudgedRent = JudgedRow<RentRow> & {
  place?: Place;
  floors?: readonly PlaceFloor[];
  changes?: readonly RentChange[];
};

/** The decision about a row without errors, once it is known whether its record exists. */
export type Verdict = Pick<JudgedRent, 'outcome' | 'reasons' | 'changes'>;

export type Judging = {
  find: FindBuilding;
  places: ReadonlyMap<number, Place>;
  existing: RentRollMapping['existing'];
  own: OwnRecords;
  /** Lines of the file by their content, to find repeated ones. */
  seen: Map<string, number>;
};
