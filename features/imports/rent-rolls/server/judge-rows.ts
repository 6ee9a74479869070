import type { Remark } from '#features/imports/imports/contract';
import type { CleanTableRow } from '#features/imports/imports/server';
import { isDuring } from '#features/sites/buildings/contract';
import type { RentRow } from '../contract/index.ts';
import { judgeTenant } from './judge-tenant.ts';
import { judgeVacancy } from './judge-vacancy.ts';
import type { JudgedRent, Judging } from './judging.ts';
import { unknownBuilding } from './places/find-building.ts';
import { findFloors } from './places/find-floors.ts';
import type { Place, PlaceFloor } from './places/place.ts';

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
