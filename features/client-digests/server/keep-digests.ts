import type { Tenant } from '#platform/server/db/tenant';
import type { Wiring } from '#platform/server/http/wiring';
import { takeNightDigests } from './night-digest-repository.ts';

/** Keeps the mails of one batch of contacts; they leave after the commit. Answers how many, 0 when all are told. */
export const keepNightDigests = async (
  { queue }: Pick<Wiring, 'queue'>,
  tenant: Tenant,
  now: Date,
): Promise<number> => {
  const ids = await takeNightDigests(tenant, now);
  for (const digestId of ids) {
    const work = { organizationId: tenant.organizationId, kind: 'night-digest', digestId };
    await queue.add(tenant, 'mail', work);
  }
  return ids.length;
};
