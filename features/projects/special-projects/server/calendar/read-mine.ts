import { addDays } from '#platform/contract/add-days';
import { dateAt } from '#platform/server/clock/dates';
import type { SignedInCall } from '#platform/server/http/call';
import type { calendarEndpoints } from '../../contract/index.ts';
import { ownDates } from './own-dates-repository.ts';

/** Most entries on the start page. */
const max = 10;

/** The next week of the caller, by the company's days. */
export const readMine = async (call: SignedInCall<(typeof calendarEndpoints)['getMyProjects']>) => {
  const { tenant, person, now } = call;
  const from = dateAt(now, person.timeZone);
  return (await ownDates(tenant, person, { from, to: addDays(from, 6) })).slice(0, max);
};
