import { listOrganizationsOf } from '#features/session/server';
import type { EndpointShape } from '#platform/contract/endpoint';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { SignedInCall } from '#platform/server/http/call';
import { systemScope } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import type { SecurityNews } from './security-mail.ts';

type Trace = { action: string; note?: string };

/** In every company the person works for, apart from one: each may ask how its people sign in. */
export const writeTraces = async (
  { database }: Wiring,
  userId: number,
  { action, note }: Trace,
  apart?: Tenant,
): Promise<void> => {
  for (const { id } of await listOrganizationsOf(database.identity, userId)) {
    if (id === apart?.organizationId) continue;
    await database.withTenant(systemScope(id), (tenant) =>
      writeAudit(tenant, { userId, impersonated: false }, { action, note, entity: 'user', entityId: userId }),
    );
  }
};

type Call = Pick<SignedInCall<EndpointShape>, 'wiring' | 'tenant' | 'person'>;

/** What a person changed about the own sign-in: traces in all their companies, and a mail. */
export const tellOfChange = async (
  { wiring, tenant, person }: Call,
  trace: Trace,
  news: SecurityNews,
): Promise<void> => {
  const { userId } = person;
  await writeAudit(tenant, person, { ...trace, entity: 'user', entityId: userId });
  await writeTraces(wiring, userId, trace, tenant);
  const { organizationId } = tenant;
  await wiring.queue.add(tenant, 'mail', { organizationId, kind: 'sign-in-changed', userId, news });
};
