import { shareRecord } from '#features/sharing/server';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { Config } from '#platform/server/config';
import type { Database } from '#platform/server/db/database';
import type { Tenant } from '#platform/server/db/tenant';

const day = 24 * 3_600_000;

/** Three of the tasks were shared: one link is good, one has expired, one was revoked. Strangers learn whom to call. */
export const seedShareLinks = async (
  tenant: Tenant,
  { database, config }: { database: Database; config: Config },
  taskIds: readonly number[],
  now: Date,
): Promise<void> => {
  const { organizationId } = tenant;
  await tenant.db
    .updateTable('organizations')
    .set({ settings: JSON.stringify({ public_contact: { email: 'hello@demo.test', phone: '3035550100' } }) })
    .where('id', '=', organizationId)
    .execute();
  const ages = { good: 2, expired: 45, revoked: 10 };
  for (const [index, [state, age]] of Object.entries(ages).entries()) {
    const recordId = taskIds[index];
    if (recordId === undefined) continue;
    const made = new Date(now.getTime() - age * day);
    const { link } = await shareRecord(
      { tenant, wiring: { config, database }, now: made },
      { kind: 'task', recordId },
    );
    await writeAudit(tenant, null, { action: 'task.shared', entity: 'task', entityId: recordId });
    if (state !== 'revoked') continue;
    await tenant.db
      .updateTable('share_links')
      .set({ revoked_at: now.toISOString() })
      .where('organization_id', '=', organizationId)
      .where('id', '=', link.id)
      .execute();
    await writeAudit(tenant, null, { action: 'share-link.revoked', entity: 'task', entityId: recordId });
  }
};
