import type { NotNull } from 'kysely';
import { notFound } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';
import type { Handlers, SignedInCall } from '#platform/server/http/call';
import { loadParkedById, loadParkedWork } from '#platform/server/queue/parked-work-repository';
import type { parkedWorkEndpoints } from '../contract/index.ts';

/** The members of the organization among these people, including those who may no longer sign in. */
const loadPeople = (
  tenant: Tenant,
  userIds: readonly number[],
): Promise<{ id: number; name: string; email: string | null }[]> =>
  tenant.db
    .selectFrom('memberships')
    .select(['user_id as id', 'name', 'email'])
    .where('organization_id', '=', tenant.organizationId)
    .where('user_id', '=', anyOf(userIds))
    .$narrowType<{ name: NotNull }>()
    .execute();

type Call = SignedInCall<(typeof parkedWorkEndpoints)['retryParkedWork' | 'discardParkedWork']>;

/** Retries or discards one piece of parked work, and writes that into the organization's audit log. */
const settle = async (call: Call, doing: 'retry' | 'discard') => {
  const { params, tenant, person, wiring } = call;
  const found = await loadParkedById(tenant, params.id);
  if (!found) throw notFound();
  await wiring.queue[doing](tenant, found.queue, found.id);
  await writeAudit(tenant, person, {
    action: doing === 'retry' ? 'parked-work.retried' : 'parked-work.discarded',
    entity: 'organization',
    entityId: tenant.organizationId,
    note: [found.queue, found.kind].filter(Boolean).join(' '),
  });
  return { id: found.id };
};

export const parkedWorkHandlers: Handlers<typeof parkedWorkEndpoints> = {
  listParkedWork: async ({ tenant }) => {
    const works = await loadParkedWork(tenant);
    const people = await loadPeople(
      tenant,
      works.flatMap(({ user_id }) => user_id ?? []),
    );
    return works.map(({ user_id, ...work }) => ({
      ...work,
      person: people.find(({ id }) => id === user_id) ?? null,
    }));
  },
  retryParkedWork: (call) => settle(call, 'retry'),
  discardParkedWork: (call) => settle(call, 'discard'),
};
