import { notFound } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { SignedInCall } from '#platform/server/http/call';
import type { organizationEndpoints } from '../../contract/index.ts';
import { deleteHoliday, listHolidays } from '../holiday-repository.ts';

export const removeHoliday = async ({
  query,
  tenant,
  person,
}: SignedInCall<(typeof organizationEndpoints)['removeHoliday']>) => {
  if (!(await deleteHoliday(tenant, query.date))) throw notFound();
  await writeAudit(tenant, person, {
    action: 'organization.holiday-removed',
    entity: 'organization',
    entityId: tenant.organizationId,
    changes: { [query.date]: ['holiday', null] },
  });
  return listHolidays(tenant);
};
