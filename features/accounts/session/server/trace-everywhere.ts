import type { EndpointShape } from '#platform/contract/endpoint';
import { type AuditEntry, writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { SignedInCall } from '#platform/server/http/call';
import { systemScope } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import { loadOrganizationsOf } from './identity-repository.ts';

type Trace = Pick<AuditEntry, 'action' | 'note' | 'changes'>;

/** Writes into the audit log of every organization of the person except `apart`, because each may check how its people log
 * in and who has changed that. */
export const traceOfLogin = async (
  { database }: Pick<Wiring, 'database'>,
  userId: number,
  trace: Trace,
  apart?: Tenant,
): Promise<void> => {
  for (const { id } of await loadOrganizationsOf(database.identity, userId)) {
    if (id === apart?.organizationId) continue;
    await database.withTenant(systemScope(id), (tenant) =>
      writeAudit(tenant, { userId, impersonated: false }, { ...trace, entity: 'user', entityId: userId }),
    );
  }
};

type Call = Pick<SignedInCall<EndpointShape>, 'wiring' | 'tenant' | 'person'>;

/** Writes a change of the person's own login into the audit log of all organizations; that of this organization in the
 * transaction of the call. */
export const traceEverywhere = async ({ wiring, tenant, person }: Call, trace: Trace): Promise<void> => {
  const { userId } = person;
  await writeAudit(tenant, person, { ...trace, entity: 'user', entityId: userId });
  await traceOfLogin(wiring, userId, trace, tenant);
};
