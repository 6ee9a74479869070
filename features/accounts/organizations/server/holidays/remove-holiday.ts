import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { organizationEndpoints } from '../../contract/index.ts';
import { recordOrganizationChange } from '../settings/record-organization-change.ts';
import { deleteHoliday, listHolidays } from './holiday-repository.ts';

export const removeHoliday = async (call: SignedInCall<(typeof organizationEndpoints)['removeHoliday']>) => {
  const { query, tenant } = call;
  if (!(await deleteHoliday(tenant, query.date))) throw notFound();
  const changes: Record<string, [unknown, unknown]> = { [query.date]: ['holiday', null] };
  await recordOrganizationChange(call, 'organization.holiday-removed', changes, { date: query.date });
  return listHolidays(tenant);
};
