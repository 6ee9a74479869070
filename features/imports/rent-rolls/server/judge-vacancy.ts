import type { Remark } from '#features/imports/imports/contract';
import { differenceOf } from '#features/imports/imports/server';
import { addedBeyond, isDuring } from '#features/sites/buildings/contract';
import type { RentRow } from '../contract/index.ts';
import type { Judging, RentChange, Verdict } from './judging.ts';
import type { Place, PlaceFloor, PlaceVacancy } from './places/place.ts';

type Row = Judging & { line: number };

type VacantRow = RentRow & { vacancy_kind: PlaceVacancy['kind'] };

/** The square feet of a vacancy on one floor: those in the row or, with several floors, the floor's own size where a full
 * floor is vacant and its size is known, else an equal share. Null when neither is known. */
const sqftOf = (row: VacantRow, floors: readonly PlaceFloor[], floor: PlaceFloor): number | null => {
  if (row.sqft !== null) {
    if (floors.length === 1) return row.sqft;
    const share = Math.max(1, Math.round(row.sqft / floors.length));
    return row.vacancy_kind === 'FF' ? (floor.cleanable_sqft ?? share) : share;
  }
  return row.vacancy_kind === 'FF' ? floor.cleanable_sqft : null;
};

const namesOn = (place: Place, { floor_id, from, to }: Omit<PlaceVacancy, 'id'>): string[] =>
  place.tenants
    .filter(
      ({ floor_ids, move_in, move_out }) =>
        floor_ids.includes(floor_id) && isDuring({ from: move_in, to: move_out }, { from, to }),
    )
    .map(({ name }) => name);

const twinOf = (place: Place, fields: Omit<PlaceVacancy, 'id'>): PlaceVacancy | undefined =>
  place.vacancies.find(
    (vacancy) =>
      vacancy.floor_id === fields.floor_id &&
      vacancy.kind === fields.kind &&
      (vacancy.from === fields.from || (vacancy.sqft === fields.sqft && isDuring(vacancy, fields))),
  );

/** By how much the vacancies of the floor exceed it with these fields, if that is more than without them. */
const beyondFloor = (place: Place, fields: Omit<PlaceVacancy, 'id'>): { size: number; beyond: number } => {
  const size = place.floors.find(({ id }) => id === fields.floor_id)?.cleanable_sqft ?? null;
  const all = place.vacancies.filter(({ floor_id }) => floor_id === fields.floor_id);
  const twin = twinOf(place, fields);
  const to = fields.to ?? twin?.to ?? null;
  return { size: size ?? 0, beyond: addedBeyond(size, all, { added: { ...fields, to }, replaced: twin }) };
};

const faultsOf = (
  place: Place,
  fields: readonly (Omit<PlaceVacancy, 'id' | 'sqft'> & { sqft: number | null })[],
) => {
  const faults: Remark[] = [];
  if (fields.some(({ sqft }) => sqft === null))
    faults.push({ field: 'sqft', code: 'rent_roll_sqft_required' });
  const over = fields.map((each) => beyondFloor(place, { ...each, sqft: each.sqft ?? 0 }));
  const worst = over.find(({ beyond }) => beyond > 0);
  if (worst) faults.push({ field: 'sqft', code: 'vacancy_beyond_floor', values: worst });
  const names = fields.flatMap((each) =>
    each.kind === 'FF' ? namesOn(place, { ...each, sqft: each.sqft ?? 0 }) : [],
  );
  if (names.length > 0) {
    const values = { names: [...new Set(names)].slice(0, 5).join(', ') };
    faults.push({ field: 'floors', code: 'floor_has_tenants', values });
  }
  return faults;
};

const changeOf = (vacancy: PlaceVacancy, { sqft, to }: Omit<PlaceVacancy, 'id'>): RentChange | undefined => {
  const change = differenceOf<PlaceVacancy>(vacancy, { sqft, ...(to !== null && { to }) });
  return change && { type: 'vacancy-change', id: vacancy.id, ...change };
};

/** Decides about a row without a tenant, which makes a vacancy on each of its floors. */
export const judgeVacancy = (
  row: VacantRow,
  place: Place,
  floors: readonly PlaceFloor[],
  { existing, own, seen, line }: Row,
): Verdict => {
  const wanted = floors.map((floor) => ({
    floor_id: floor.id,
    kind: row.vacancy_kind,
    sqft: sqftOf(row, floors, floor),
    from: row.move_in ?? '',
    to: row.move_out,
  }));
  const reasons = faultsOf(place, wanted);
  if (reasons.length > 0) return { outcome: 'invalid', reasons };
  const key = `${place.id}|vacant|${row.suite.toLowerCase()}|${JSON.stringify(wanted)}`;
  const twin = seen.get(key);
  if (twin !== undefined) {
    return {
      outcome: 'duplicate',
      reasons: [{ field: 'floors', code: 'import_row_in_file', values: { line: twin } }],
    };
  }
  seen.set(key, line);
  const changes: RentChange[] = [];
  let known = 0;
  for (const each of wanted) {
    const fields = { ...each, sqft: each.sqft ?? 0 };
    const vacancy = twinOf(place, fields);
    if (!vacancy || vacancy.id === 0) {
      changes.push({ type: 'vacancy', fields });
      continue;
    }
    known += 1;
    const change = changeOf(vacancy, fields);
    if (change && existing === 'update' && !own.has(`vacancy ${vacancy.id}`)) changes.push(change);
  }
  if (changes.length === 0)
    return { outcome: 'duplicate', reasons: [{ field: 'floors', code: 'import_exists' }] };
  for (const change of changes) {
    if (change.type === 'vacancy') place.vacancies.push({ id: 0, ...change.fields });
  }
  return {
    outcome: known > 0 && changes.every(({ type }) => type !== 'vacancy') ? 'updated' : 'created',
    reasons: [],
    changes,
  };
};
