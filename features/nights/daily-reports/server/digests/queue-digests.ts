import type { Tenant } from '#platform/server/db/tenant';
import type { Wiring } from '#platform/server/http/wiring';
import { claimDigests } from './digest-repository.ts';

/** Adds the mails of one batch of contacts to the queue, which sends them after the commit. Returns how many there were: 0
 * when all have been told. */
export const queueDigests = async (
  { queue }: Pick<Wiring, 'queue'>,
  tenant: Tenant,
  now: Date,
): Promise<number> => {
  const ids = await claimDigests(tenant, now);
  for (const digestId of ids) {
    const work = { organizationId: tenant.organizationId, kind: 'night-digest', digestId };
    await queue.add(tenant, 'mail', work);
  }
  return ids.length;
};
