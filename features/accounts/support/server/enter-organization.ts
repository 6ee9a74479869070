import { recordSupportVisit } from '#features/accounts/session/server';
import { notFound } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { SignedInCall } from '#platform/server/http/call';
import { systemScope } from '#platform/server/http/person';
import type { supportEndpoints } from '../contract/index.ts';
import { presentSupported } from './list-supported.ts';
import { loadSupported } from './supported-repository.ts';

/** The audit entry is written in the organization that is entered, not in that of the request. */
export const enterOrganization = async ({
  person,
  body,
  wiring,
  now,
}: SignedInCall<(typeof supportEndpoints)['enterOrganization']>) => {
  const { database } = wiring;
  const [organization] = await loadSupported(database.identity, {
    userId: person.userId,
    onlyId: body.organization_id,
    max: 1,
  });
  if (!organization) throw notFound();
  const { id } = organization;
  await database.withTenant(systemScope(id), async (tenant) => {
    await recordSupportVisit(tenant, person);
    await writeAudit(
      tenant,
      { userId: person.userId, impersonated: true },
      { action: 'support.entered', entity: 'organization', entityId: id, note: body.reason },
    );
  });
  return presentSupported(organization, now);
};
