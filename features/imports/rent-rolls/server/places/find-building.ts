import type { Remark } from '#features/imports/imports/contract';
import type { RentRow } from '../../contract/index.ts';
import { type KnownBuilding, nameKey } from '../known-buildings-repository.ts';

/** The buildings that a person may fill, decided with that person's rights when the import is checked or started. */
export type RentRollPlan = { buildings: readonly KnownBuilding[]; buildingId: number | null };

const only = (found: readonly KnownBuilding[]): KnownBuilding | 'several' | undefined => {
  const [first] = found;
  return found.every(({ id }) => id === first?.id) ? first : 'several';
};

export type FindBuilding = (row: RentRow) => { building: KnownBuilding } | { fault: Remark };

type Named = Pick<RentRow, 'building_name' | 'job_number'>;

const faultOf = ({ building_name, job_number }: Named, code: string): Remark => ({
  field: job_number === '' ? 'building_name' : 'job_number',
  code,
  values: { name: [job_number, building_name].filter(Boolean).join(' ') },
});

export const unknownBuilding = (row: Named): Remark => faultOf(row, 'rent_roll_building_unknown');

/** Finds the building of a row: by job number and name; without both, the given building of all rows. */
export const buildingFinder = ({ buildings, buildingId }: RentRollPlan): FindBuilding => {
  const byName = Map.groupBy(buildings, ({ name }) => nameKey(name));
  const byNumber = Map.groupBy(buildings, ({ job_number }) => job_number);
  return (row) => {
    const { building_name: name, job_number: number } = row;
    if (name === '' && number === '') {
      const building = buildings.find(({ id }) => id === buildingId);
      return building
        ? { building }
        : { fault: { field: 'building_name', code: 'rent_roll_building_missing' } };
    }
    const named = byName.get(nameKey(name)) ?? [];
    const numbered = byNumber.get(number) ?? [];
    const both = numbered.filter(({ id }) => named.some((each) => each.id === id));
    // Owners often use another name for a building in their files, so the job number counts more.
    const found = only(number === '' ? named : both.length > 0 ? both : numbered);
    if (found !== undefined && found !== 'several') return { building: found };
    return { fault: found ? faultOf(row, 'rent_roll_building_ambiguous') : unknownBuilding(row) };
  };
};
