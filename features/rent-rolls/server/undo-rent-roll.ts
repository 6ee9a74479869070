import { lockOccupants, removeEmptyFloors, removeOccupants, setOccupant } from '#features/buildings/server';
import type { KeptRecord } from '#features/imports/contract';
import {
  asKept,
  type ImportRecord,
  type RecordOfLine,
  recordsWritten,
  sortOut,
} from '#features/imports/server';
import type { Tenant } from '#platform/server/db/tenant';

const tables = { tenant: 'building_tenants', vacancy: 'building_vacancies' } as const;

const created = (records: readonly RecordOfLine[]): number[] =>
  records.filter(({ before }) => before === null).map(({ id }) => id);

/** Takes tenants and vacancies back that nobody changed since, gives changed fields their old values, and removes the
 * floors that are empty then. */
export const undoRentRoll = async (
  tenant: Tenant,
  { id }: Pick<ImportRecord, 'id'>,
): Promise<{ removed: number; kept: KeptRecord[] }> => {
  const records = await recordsWritten(tenant, id);
  const ofType = (type: keyof typeof tables) =>
    sortOut(
      records.filter((record) => record.type === type),
      (ids) => lockOccupants(tenant, tables[type], ids),
    );
  const tenants = await ofType('tenant');
  const vacancies = await ofType('vacancy');
  await removeOccupants(tenant, {
    tenants: created(tenants.untouched),
    vacancies: created(vacancies.untouched),
  });
  const untouched = [...tenants.untouched, ...vacancies.untouched];
  for (const { type, id: changed, before } of untouched) {
    if (before) await setOccupant(tenant, tables[type as keyof typeof tables], changed, before);
  }
  await removeEmptyFloors(
    tenant,
    records.filter(({ type }) => type === 'floor').map((floor) => floor.id),
  );
  return {
    removed: untouched.length,
    kept: asKept([...tenants.edited, ...vacancies.edited]),
  };
};
