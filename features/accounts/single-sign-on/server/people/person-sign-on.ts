import { beyond, effectiveFlags, powerOf } from '#features/accounts/access/contract';
import { loadMembership, rolesWithFlags } from '#features/accounts/access/server';
import { endProviderSessions } from '#features/accounts/session/server';
import type { EndpointShape } from '#platform/contract/endpoint';
import { forbidden, notFound, refused } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { SignedInCall } from '#platform/server/http/call';
import type { signOnPeopleEndpoints } from '../../contract/index.ts';
import { loadConnection } from '../settings/connection-repository.ts';
import { deleteIdentity, loadOfPerson } from './provider-identity-repository.ts';

type Call<K extends keyof typeof signOnPeopleEndpoints> = SignedInCall<(typeof signOnPeopleEndpoints)[K]>;

const present = async ({ tenant }: Pick<SignedInCall<EndpointShape>, 'tenant'>, userId: number) => {
  const link = await loadOfPerson(tenant, userId);
  return {
    enabled: (await loadConnection(tenant))?.enabled ?? false,
    link: link
      ? {
          email: link.email,
          issuer: link.issuer,
          created_at: link.created_at,
          last_used_at: link.last_used_at,
        }
      : null,
  };
};

export const getPersonSignOn = async (call: Call<'getPersonSignOn'>) => {
  if (!(await loadMembership(call.tenant, call.params.id))) throw notFound();
  return present(call, call.params.id);
};

/** Refuses for people who have more rights, as for every change of how people log in. */
const requireReach = async ({ tenant, person, params }: Call<'unlinkPerson'>): Promise<void> => {
  const membership = await loadMembership(tenant, params.id);
  if (!membership) throw notFound();
  const flags = effectiveFlags({
    roles: (await rolesWithFlags(tenant, params.id)).map((role) => role.flags),
    deniedModules: membership.denied_modules,
    license: membership.license === 'viewer' ? 'viewer' : 'full',
    superAdmin: false,
  });
  if (beyond(powerOf(flags), powerOf(person.flags)).length > 0) throw forbidden('rights_beyond_own');
};

/** For a person whose identity at the provider has changed, or who should not have been linked. */
export const unlinkPerson = async (call: Call<'unlinkPerson'>) => {
  const { tenant, person, params, wiring } = call;
  await requireReach(call);
  if (!(await deleteIdentity(tenant, params.id))) throw refused('sign_on_not_linked');
  await endProviderSessions(wiring.database.identity, tenant.organizationId, {
    userId: params.id,
    keepId: person.sessionId,
  });
  const trace = { action: 'user.sign-on-unlinked', entity: 'user', entityId: params.id };
  await writeAudit(tenant, person, trace);
  await wiring.events.publish(tenant, {
    name: trace.action,
    entity: 'user',
    entityId: params.id,
    jobId: null,
    actorUserId: person.userId,
  });
  return present(call, params.id);
};
