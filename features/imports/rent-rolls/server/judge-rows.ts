import type { Remark } from '#features/imports/imports/contract';
import type { CleanTableRow } from '#features/imports/imports/server';
import { isDuring } from '#features/sites/buildings/contract';
import { type RentRow, readFloors } from '../contract/index.ts';
import { judgeTenant } from './judge-tenant.ts';
import { judgeVacancy } from './judge-vacancy.ts';
import type { JudgedRent, Judging } from './judging.ts';
import { unknownBuilding } from './places/find-building.ts';
import type { Place, PlaceFloor } from './places/place.ts';

/** Lowest and highest floor in a building whose number of floors is unknown. */
const likely = { lowest: -5, highest: 120 };

/** One more than the number of floors, because many buildings have no 13th. */
const highestOf = ({ numberOfFloors }: Place): number =>
  numberOfFloors === null ? likely.highest : numberOfFloors + 1;

const isLikely = (place: Place, number: number): boolean =>
  number >= likely.lowest && number <= highestOf(place);

const isTaken = ({ floors }: Place, number: number): boolean =>
  floors.some((floor) => floor.number === number);

const labelled = (place: Place, label: string): PlaceFloor | undefined =>
  place.floors.find((floor) => floor.label.toLowerCase() === label.toLowerCase());

/** The number in a label; undefined for "Lobby". */
const labelNumber = ({ label }: PlaceFloor): number | undefined => {
  const [named, ...others] = readFloors(label);
  return named && others.length === 0 && 'number' in named ? named.number : undefined;
};

/** Finds a floor by the number in its label, because floors may have moved; else by its position. */
const numbered = ({ floors }: Place, number: number): PlaceFloor | undefined =>
  floors.find((floor) => labelNumber(floor) === number) ??
  floors.find((floor) => floor.number === number && labelNumber(floor) === undefined);

type Found = { floors: PlaceFloor[]; added: PlaceFloor[]; faults: Remark[] };

/** The floors that a row names. Missing ones that are likely to exist are returned as floors to add, with ids below zero. */
export const findFloors = (place: Place, text: string): Found => {
  const whole = labelled(place, text);
  if (whole) return { floors: [whole], added: [], faults: [] };
  const found: Found = { floors: [], added: [], faults: [] };
  for (const named of readFloors(text)) {
    const known = 'label' in named ? labelled(place, named.label) : numbered(place, named.number);
    if (known) {
      if (!found.floors.includes(known)) found.floors.push(known);
    } else if ('label' in named) {
      const values = { label: named.label };
      found.faults.push({ field: 'floors', code: 'rent_roll_floor_unknown', values });
    } else if (isLikely(place, named.number) && !isTaken(place, named.number)) {
      const { number } = named;
      const id =
        Math.min(0, ...place.floors.map((floor) => floor.id), ...found.added.map((floor) => floor.id)) - 1;
      const floor = { id, number, label: String(number), cleanable_sqft: null };
      found.added.push(floor);
      found.floors.push(floor);
    } else {
      const values = { number: named.number };
      found.faults.push({ field: 'floors', code: 'rent_roll_floor_unlikely', values });
    }
  }
  return found;
};

const periodOf = ({ move_in, move_out }: Pick<RentRow, 'move_in' | 'move_out'>) => ({
  from: move_in,
  to: move_out,
});

/** If the row does not say it, rooms are a full floor when they have no suite and no tenant is on their floors. */
const kindOf = (row: RentRow, place: Place, floors: readonly PlaceFloor[], crowded: ReadonlySet<string>) => {
  if (row.vacancy_kind !== '') return row.vacancy_kind;
  const isTaken = floors.some(
    ({ id, number }) =>
      crowded.has(`${place.id} ${number}`) ||
      place.tenants.some(
        (tenant) => tenant.floor_ids.includes(id) && isDuring(periodOf(tenant), periodOf(row)),
      ),
  );
  return row.suite === '' && !isTaken ? 'FF' : 'PF';
};

const judgeRow = (
  cleaned: CleanTableRow<RentRow>,
  judging: Judging,
  crowded: ReadonlySet<string>,
): JudgedRent => {
  const { line, cells, row, faults, warnings } = cleaned;
  const common = { line, cells, row, warnings };
  const found = judging.find(row);
  const place = 'building' in found ? judging.places.get(found.building.id) : undefined;
  if ('fault' in found) return { ...common, outcome: 'invalid', reasons: [...faults, found.fault] };
  // The building was deleted since the import was started.
  if (!place) return { ...common, outcome: 'invalid', reasons: [...faults, unknownBuilding(row)] };
  const { floors, added, faults: floorFaults } = findFloors(place, row.floors);
  const reasons = [...faults, ...floorFaults];
  if (reasons.length > 0) return { ...common, outcome: 'invalid', reasons };
  const kind = row.tenant_name === '' ? kindOf(row, place, floors, crowded) : '';
  const whole: RentRow = { ...row, vacancy_kind: kind };
  const verdict =
    kind === ''
      ? judgeTenant(whole, place, floors, { ...judging, line })
      : judgeVacancy({ ...whole, vacancy_kind: kind }, place, floors, { ...judging, line });
  const isAdding = added.length > 0 && (verdict.outcome === 'created' || verdict.outcome === 'updated');
  if (isAdding) place.floors.push(...added);
  const adds: Remark[] = isAdding
    ? [
        {
          field: 'floors',
          code: 'rent_roll_floors_created',
          values: { floors: added.map(({ label }) => label).join(', ') },
        },
      ]
    : [];
  return { ...common, row: whole, ...verdict, warnings: [...warnings, ...adds], place, floors };
};

/** Floors of tenants that stand anywhere in the file, as `building number`. */
const crowdedFloors = (rows: readonly CleanTableRow<RentRow>[], judging: Judging): Set<string> => {
  const crowded = new Set<string>();
  for (const { row } of rows) {
    if (row.tenant_name === '') continue;
    const found = judging.find(row);
    const place = 'building' in found ? judging.places.get(found.building.id) : undefined;
    if (!place) continue;
    for (const { number } of findFloors(place, row.floors).floors) crowded.add(`${place.id} ${number}`);
  }
  return crowded;
};

/** Decides about each row, in the order of the file: what a row adds exists for the rows below it. */
export const judgeRows = (rows: readonly CleanTableRow<RentRow>[], judging: Judging): JudgedRent[] => {
  const crowded = crowdedFloors(rows, judging);
  return rows.map((row) => judgeRow(row, judging, crowded));
};
