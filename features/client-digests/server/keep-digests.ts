import type { Tenant } from '#platform/server/db/tenant';
import type { Wiring } from '#platform/server/http/wiring';
import { takeDigests } from './digest-repository.ts';

/** Keeps the mails of one batch of contacts; they leave after the commit. Answers how many, 0 when all are told. */
export const keepDigests = async (
  { queue }: Pick<Wiring, 'queue'>,
  tenant: Tenant,
  now: Date,
): Promise<number> => {
  const ids = await takeDigests(tenant, now);
  for (const digestId of ids) {
    const work = { organizationId: tenant.organizationId, kind: 'night-digest', digestId };
    await queue.add(tenant, 'mail', work);
  }
  return ids.length;
};
