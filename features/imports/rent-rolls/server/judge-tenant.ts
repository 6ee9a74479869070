import { differenceOf } from '#features/imports/imports/server';
import { isDuring } from '#features/sites/buildings/contract';
import type { RentRow } from '../contract/index.ts';
import type { Judging, Verdict } from './judging.ts';
import { type Place, type PlaceFloor, type PlaceTenant, suiteKey } from './places/place.ts';

type Row = Judging & { line: number };

const fieldsOf = (row: RentRow, floors: readonly PlaceFloor[]): Omit<PlaceTenant, 'id'> => ({
  name: row.tenant_name,
  suite: row.suite,
  floor_ids: floors.map(({ id }) => id),
  sqft: row.sqft,
  move_in: row.move_in,
  move_out: row.move_out,
  contact_name: row.contact_name,
  contact_email: row.contact_email,
  contact_phone: row.contact_phone,
  check_doors: row.check_doors ?? true,
});

/** Empty cells change nothing. */
const enteredBy = (row: RentRow, floors: readonly PlaceFloor[]): Partial<PlaceTenant> =>
  Object.fromEntries(
    Object.entries({ ...fieldsOf(row, floors), check_doors: row.check_doors }).filter(
      ([field, value]) =>
        field !== 'name' &&
        field !== 'suite' &&
        value !== null &&
        !(Array.isArray(value) && value.length === 0),
    ),
  );

/** Refuses a tenant on a floor that is vacant as a whole at that time. */
const refuseVacant = (place: Place, tenant: Omit<PlaceTenant, 'id'>, floors: readonly PlaceFloor[]) => {
  const period = { from: tenant.move_in, to: tenant.move_out };
  const taken = floors.filter(({ id }) =>
    place.vacancies.some(
      (vacancy) => vacancy.kind === 'FF' && vacancy.floor_id === id && isDuring(vacancy, period),
    ),
  );
  if (taken.length === 0) return [];
  const labels = taken.map(({ label }) => label).join(', ');
  return [{ field: 'floors', code: 'floor_is_vacant', values: { floors: labels } }];
};

/** Decides about a row with a tenant. */
export const judgeTenant = (
  row: RentRow,
  place: Place,
  floors: readonly PlaceFloor[],
  { existing, own, seen, line }: Row,
): Verdict => {
  const fields = fieldsOf(row, floors);
  const key = `${place.id}|${suiteKey(fields)}`;
  const twin = seen.get(key);
  if (twin !== undefined) {
    const reason = { field: 'tenant_name', code: 'import_row_in_file', values: { line: twin } };
    return { outcome: 'duplicate', reasons: [reason] };
  }
  seen.set(key, line);
  const known = place.bySuite.get(suiteKey(fields));
  const difference = known && differenceOf<PlaceTenant>(known, enteredBy(row, floors));
  if (known && (existing === 'skip' || !difference || own.has(`tenant ${known.id}`))) {
    const code = difference ? 'import_exists' : 'import_exists_same';
    return { outcome: 'duplicate', reasons: [{ field: 'tenant_name', code }] };
  }
  const after = known ? { ...known, ...difference?.after } : fields;
  const on = place.floors.concat(floors).filter(({ id }) => after.floor_ids.includes(id));
  const reasons = refuseVacant(place, after, [...new Set(on)]);
  if (after.move_in && after.move_out && after.move_out < after.move_in) {
    reasons.push({ field: 'move_out', code: 'ends_before_begin', values: { floors: '' } });
  }
  if (reasons.length > 0) return { outcome: 'invalid', reasons };
  if (known && difference) {
    Object.assign(known, difference.after);
    return {
      outcome: 'updated',
      reasons: [],
      changes: [{ type: 'tenant-change', id: known.id, ...difference }],
    };
  }
  place.tenants.push({ id: 0, ...fields });
  return { outcome: 'created', reasons: [], changes: [{ type: 'tenant', fields }] };
};
