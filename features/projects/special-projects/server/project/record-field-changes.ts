import { nameTenantsOnTasks } from '#features/tasks/tasks/server';
import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { specialProjectEndpoints } from '../../contract/index.ts';
import type { StoredProject } from './columns-sql-repository.ts';
import { findProject } from './project-repository.ts';
import { recordProjectChange } from './record-project-change.ts';
import { tenantLines, tenantNames } from './tenant-lines.ts';

type Call = SignedInCall<(typeof specialProjectEndpoints)['updateSpecialProject']>;

type Changes = Record<string, [unknown, unknown]>;

/** What was saved goes into the history, tenants and vendor by name; the crew sees on its tasks whom the work concerns. */
export const recordFieldChanges = async (
  call: Call,
  before: StoredProject,
  { price_overridden: _, building_tenant_ids: tenants, vendor_id: vendor, ...same }: Changes,
): Promise<void> => {
  const after = tenants || vendor ? await findProject(call.tenant, null, before.id) : before;
  if (!after) throw notFound();
  const changes: Changes = {
    ...same,
    ...(tenants && {
      building_tenants: [tenantNames(before.building_tenants), tenantNames(after.building_tenants)],
    }),
    ...(vendor && { vendor: [before.vendor?.name ?? null, after.vendor?.name ?? null] }),
  };
  await recordProjectChange(call, before, { action: 'special-project.updated', changes });
  if (tenants) await nameTenantsOnTasks(call, before.id, tenantLines(after.building_tenants));
};
