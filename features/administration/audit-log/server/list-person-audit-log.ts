import { findMembership } from '#features/accounts/access/server';
import { notFound } from '#platform/contract/errors';
import type { Entries } from '#platform/server/feature/server-feature';
import type { SignedInCall } from '#platform/server/http/call';
import type { auditLogEndpoints } from '../contract/index.ts';
import { personEntries } from './person-log-repository.ts';
import { presentEntries } from './present-entries.ts';

export const listPersonAuditLog = async (
  { tenant, person, params, query, locale }: SignedInCall<(typeof auditLogEndpoints)['listPersonAuditLog']>,
  kinds: Entries<'audited'>,
) => {
  if (!(await findMembership(tenant, params.id))) throw notFound();
  const entries = await personEntries(tenant, params.id, query.max + 1);
  const rows = await presentEntries(tenant, entries.slice(0, query.max), kinds, {
    locale,
    zone: person.timeZone,
  });
  return { rows, more: entries.length > query.max };
};
