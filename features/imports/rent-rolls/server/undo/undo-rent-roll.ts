import {
  asKept,
  type ImportRecord,
  isCreated,
  oldValues,
  type RecordOfLine,
  recordsWritten,
  sortOut,
  type Undone,
} from '#features/imports/imports/server';
import {
  buildingsInScope,
  lockOccupants,
  removeEmptyFloors,
  removeOccupants,
  setOccupants,
} from '#features/sites/buildings/server';
import { refused } from '#platform/contract/errors';
import { idRow } from '#platform/server/db/id-row';
import type { Tenant } from '#platform/server/db/tenant';
import type { Place } from '../places/place.ts';
import { loadPlaces } from '../places/place-repository.ts';
import { findPlaceTaken } from './find-place-taken.ts';

type Ids = { tenants: readonly number[]; vacancies: readonly number[]; floors: readonly number[] };

/** The buildings of these rows, including rows that were deleted since. */
export const buildingsOfRecords = async (
  tenant: Tenant,
  { tenants, vacancies, floors }: Ids,
): Promise<number[]> => {
  const rows = await tenant.query({
    name: 'rent-rolls-buildings-of-records',
    text: `select building_id as id from building_tenants where organization_id = $1 and id = any($2::int[])
      union select building_id from building_vacancies where organization_id = $1 and id = any($3::int[])
      union select building_id from floors where organization_id = $1 and id = any($4::int[])
      order by id`,
    values: [tenant.organizationId, tenants, vacancies, floors],
    row: idRow,
  });
  return rows.map(({ id }) => id);
};

const tables = { tenant: 'building_tenants', vacancy: 'building_vacancies' } as const;

type Type = keyof typeof tables;

const idsOf = (records: readonly RecordOfLine[], type: string): number[] =>
  records.filter((record) => record.type === type).map(({ id }) => id);

/** Locks the buildings, so that nobody changes who is on a floor before the undo has ended. */
const lockPlaces = async (tenant: Tenant, records: readonly RecordOfLine[]): Promise<Place[]> => {
  const buildings = await buildingsOfRecords(tenant, {
    tenants: idsOf(records, 'tenant'),
    vacancies: idsOf(records, 'vacancy'),
    floors: idsOf(records, 'floor'),
  });
  if ((await buildingsInScope(tenant, buildings)).length < buildings.length)
    throw refused('import_out_of_scope');
  const places = await loadPlaces(tenant, new Map(buildings.map((id) => [id, 0])), { locked: true });
  return [...places.values()];
};

const without = (places: readonly Place[], gone: { tenants: number[]; vacancies: number[] }): Place[] => {
  const tenants = new Set(gone.tenants);
  const vacancies = new Set(gone.vacancies);
  return places.map((place) => ({
    ...place,
    tenants: place.tenants.filter(({ id }) => !tenants.has(id)),
    vacancies: place.vacancies.filter(({ id }) => !vacancies.has(id)),
  }));
};

/** Removes imported tenants and vacancies that nobody has changed since, gives changed fields their old values where their
 * place is still free, and removes floors that are empty then. */
export const undoRentRoll = async (
  tenant: Tenant,
  { id: importId }: Pick<ImportRecord, 'id'>,
): Promise<Undone> => {
  const records = await recordsWritten(tenant, importId);
  const places = await lockPlaces(tenant, records);
  const ofType = (type: Type) =>
    sortOut(
      records.filter((record) => record.type === type),
      (ids) => lockOccupants(tenant, tables[type], ids),
    );
  const tenants = await ofType('tenant');
  const vacancies = await ofType('vacancy');
  const untouched = [...tenants.untouched, ...vacancies.untouched];
  const made = untouched.filter(isCreated);
  const gone = { tenants: idsOf(made, 'tenant'), vacancies: idsOf(made, 'vacancy') };
  await removeOccupants(tenant, gone);
  const changed = untouched.filter((record) => !isCreated(record));
  const taken = findPlaceTaken(without(places, gone), changed);
  const stays = new Set(taken.map(({ record }) => record));
  const back = changed.filter((record) => !stays.has(record));
  for (const [type, table] of Object.entries(tables)) {
    await setOccupants(tenant, table, oldValues(back.filter((record) => record.type === type)));
  }
  await removeEmptyFloors(tenant, idsOf(records, 'floor'));
  return {
    removed: untouched.length - taken.length,
    kept: asKept([
      ...tenants.edited,
      ...vacancies.edited,
      ...taken.map(({ record, reason }) => ({ ...record, reason })),
    ]),
  };
};
