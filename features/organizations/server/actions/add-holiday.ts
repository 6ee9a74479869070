import { invalid } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { SignedInCall } from '#platform/server/http/call';
import type { organizationEndpoints } from '../../contract/index.ts';
import { listHolidays, saveHoliday } from '../holiday-repository.ts';

/** Holidays may be entered up to the end of this many years from now. */
const yearsAhead = 10;

export const addHoliday = async ({
  body,
  tenant,
  person,
  now,
}: SignedInCall<(typeof organizationEndpoints)['addHoliday']>) => {
  const last = `${now.getUTCFullYear() + yearsAhead}-12-31`;
  if (body.date < '1990-01-01' || body.date > last) throw invalid({ date: ['date_range'] });
  await saveHoliday(tenant, body);
  await writeAudit(tenant, person, {
    action: 'organization.holiday-added',
    entity: 'organization',
    entityId: tenant.organizationId,
    changes: { [body.date]: [null, body.name] },
  });
  return listHolidays(tenant);
};
