import { insertTenantRows, setOccupants } from '#features/sites/buildings/server';
import type { Tenant } from '#platform/server/db/tenant';
import { ofType, type RealFloor, recordImported, type Step, type Writing, type Wrote } from './step.ts';

/** Inserts new tenants in one statement, and sets the fields of existing ones. */
export const writeTenants = async (
  tenant: Tenant,
  steps: readonly Step[],
  { real, writing }: { real: RealFloor; writing: Writing },
): Promise<Wrote[]> => {
  const created = ofType(steps, 'tenant');
  const rows = await insertTenantRows(
    tenant,
    created.map(({ place, change: { fields } }) => ({
      ...{ building_id: place.id, color: null },
      ...fields,
      floor_ids: fields.floor_ids.map((id) => real(place, id)),
    })),
  );
  const wrote: (Wrote & Pick<Step, 'place'>)[] = rows.flatMap((row, at) => {
    const step = created[at];
    if (!step) return [];
    const { line, place, name } = step;
    const record = { id: row.id, written_at: row.updated_at, page: place.jobId, name, before: null };
    return [{ line, place, record: { type: 'tenant', ...record } }];
  });
  const changed = ofType(steps, 'tenant-change');
  const times = await setOccupants(
    tenant,
    'building_tenants',
    changed.map(({ place, change: { id, after } }) => {
      const { floor_ids, ...fields } = after;
      const floors = floor_ids ? { floor_ids: floor_ids.map((each) => real(place, each)) } : {};
      return { id, change: { ...fields, ...floors } };
    }),
  );
  for (const { line, place, name, change } of changed) {
    const { id, before } = change;
    const written_at = times.get(id) ?? '';
    wrote.push({ line, place, record: { type: 'tenant', id, written_at, page: place.jobId, name, before } });
  }
  await recordImported(
    tenant,
    writing,
    'building-tenant',
    wrote.map(({ place, record: { id } }) => ({ place, id })),
  );
  return wrote;
};
