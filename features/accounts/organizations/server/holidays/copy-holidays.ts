import { invalid } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { missingHolidays, type organizationEndpoints } from '../../contract/index.ts';
import { recordOrganizationChange } from '../settings/record-organization-change.ts';
import { lastHolidayYear } from './add-holiday.ts';
import { listHolidays, saveHoliday } from './holiday-repository.ts';

/** Publishes each new holiday like one that was entered, so that features move the work that they planned for it. */
export const copyHolidays = async (call: SignedInCall<(typeof organizationEndpoints)['copyHolidays']>) => {
  const { body, tenant, now } = call;
  const last = lastHolidayYear(now);
  if (body.year >= last) throw invalid({ year: [{ code: 'holidays_far', values: { year: last } }] });
  const before = await listHolidays(tenant);
  if (!before.some(({ date }) => date.startsWith(`${body.year}-`)))
    throw invalid({ year: [{ code: 'holidays_none', values: { year: body.year } }] });
  for (const holiday of missingHolidays(before, body.year)) {
    const { date, name } = holiday;
    await saveHoliday(tenant, holiday);
    await recordOrganizationChange(
      call,
      'organization.holiday-added',
      { [date]: [null, name] },
      { date, is_new: true },
    );
  }
  return listHolidays(tenant);
};
