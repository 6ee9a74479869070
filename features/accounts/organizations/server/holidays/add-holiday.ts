import { invalid } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { organizationEndpoints } from '../../contract/index.ts';
import { recordOrganizationChange } from '../settings/record-organization-change.ts';
import { findHoliday, listHolidays, saveHoliday } from './holiday-repository.ts';

/** Holidays may be entered up to the end of this many years from now. */
const yearsAhead = 10;

export const lastHolidayYear = (now: Date): number => now.getUTCFullYear() + yearsAhead;

export const addHoliday = async (call: SignedInCall<(typeof organizationEndpoints)['addHoliday']>) => {
  const { body, tenant, now } = call;
  const last = `${lastHolidayYear(now)}-12-31`;
  if (body.date < '1990-01-01' || body.date > last) throw invalid({ date: ['date_range'] });
  const before = await findHoliday(tenant, body.date);
  await saveHoliday(tenant, body);
  const changes: Record<string, [unknown, unknown]> = { [body.date]: [before ?? null, body.name] };
  await recordOrganizationChange(call, 'organization.holiday-added', changes, {
    date: body.date,
    is_new: before === undefined,
  });
  return listHolidays(tenant);
};
