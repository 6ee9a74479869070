import type { Tenant } from '#platform/server/db/tenant';
import type { Queue } from '#platform/server/jobs/queue';
import { takeForgottenMails } from '../mail-repository.ts';

/** Adds the work of mails that lost theirs; answers how many. */
export const sendForgottenMails = async (
  { queue }: { queue: Queue },
  tenant: Tenant,
  now: Date,
): Promise<number> => {
  const ids = await takeForgottenMails(tenant, now);
  for (const mailId of ids) {
    await queue.add(tenant, 'mail', { organizationId: tenant.organizationId, kind: 'notification', mailId });
  }
  return ids.length;
};
