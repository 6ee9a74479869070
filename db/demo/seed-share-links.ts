import { shareRecord } from '#features/sites/sharing/server';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { Config } from '#platform/server/config';
import type { Database } from '#platform/server/db/database';
import type { Tenant } from '#platform/server/db/tenant';

const day = 24 * 3_600_000;

type Wiring = { database: Database; config: Config };
type Shared = { kind: 'task' | 'task-series'; recordId: number };

/** Creates a link as of so many days ago. */
const seedLink = async (
  tenant: Tenant,
  wiring: Wiring,
  record: Shared,
  { now, age }: { now: Date; age: number },
): Promise<number> => {
  const made = new Date(now.getTime() - age * day);
  const { link } = await shareRecord({ tenant, wiring, now: made }, record);
  const action = record.kind === 'task' ? 'task.shared' : 'series.shared';
  await writeAudit(tenant, null, { action, entity: record.kind, entityId: record.recordId });
  return link.id;
};

const revoke = async (tenant: Tenant, linkId: number, taskId: number, now: Date): Promise<void> => {
  await tenant.db
    .updateTable('share_links')
    .set({ revoked_at: now.toISOString() })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', linkId)
    .execute();
  await writeAudit(tenant, null, { action: 'share-link.revoked', entity: 'task', entityId: taskId });
};

/** Shares three tasks: one link is valid, one has expired, one was revoked; the link of the series is valid. The shared
 * page names whom to call. */
export const seedShareLinks = async (
  tenant: Tenant,
  wiring: Wiring,
  { taskIds, seriesId }: { taskIds: readonly number[]; seriesId: number | undefined },
  now: Date,
): Promise<void> => {
  await tenant.db
    .updateTable('organizations')
    .set({
      settings: JSON.stringify({
        public_contact: { email: 'hello@demo.test', phone: '3035550100' },
        company_address: '200 Example Plaza, Suite 300\nDenver, CO 80202',
        tax_id: '00-0000000',
        invoice_footer: 'Thank you for your business.',
        // The demo company runs; what it lacks is there to be seen.
        setup_shown: false,
      }),
    })
    .where('id', '=', tenant.organizationId)
    .execute();
  const ages = { good: 2, expired: 45, revoked: 10 };
  for (const [index, [state, age]] of Object.entries(ages).entries()) {
    const recordId = taskIds[index];
    if (recordId === undefined) continue;
    const linkId = await seedLink(tenant, wiring, { kind: 'task', recordId }, { now, age });
    if (state === 'revoked') await revoke(tenant, linkId, recordId, now);
  }
  if (seriesId === undefined) return;
  await seedLink(tenant, wiring, { kind: 'task-series', recordId: seriesId }, { now, age: 2 });
};
