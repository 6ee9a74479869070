import type { Tenant } from '#platform/server/db/tenant';
import type { Queue } from '#platform/server/queue/queue';
import { claimLostMails } from './mail-repository.ts';

/** Queues mails again whose work was lost; returns how many. */
export const resendLostMails = async (
  { queue }: { queue: Queue },
  tenant: Tenant,
  now: Date,
): Promise<number> => {
  const { organizationId } = tenant;
  const mails = await claimLostMails(tenant, now);
  for (const { id: mailId, user_id: userId } of mails) {
    await queue.add(tenant, 'mail', { organizationId, kind: 'notification', mailId, userId });
  }
  return mails.length;
};
