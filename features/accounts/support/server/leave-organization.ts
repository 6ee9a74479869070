import { notFound } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { SignedInCall } from '#platform/server/http/call';
import type { supportEndpoints } from '../contract/index.ts';

export const leaveOrganization = async ({
  tenant,
  person,
}: SignedInCall<(typeof supportEndpoints)['leaveOrganization']>) => {
  if (!person.impersonated) throw notFound();
  const entityId = tenant.organizationId;
  await writeAudit(tenant, person, { action: 'support.left', entity: 'organization', entityId });
  return {};
};
