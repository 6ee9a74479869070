import { holidaysFrom } from '#features/accounts/organizations/server';
import { writeCalendar } from '#features/sites/calendar-feeds/server';
import { loadJob } from '#features/sites/jobs/server';
import { addDays } from '#platform/contract/add-days';
import { notFound } from '#platform/contract/errors';
import { dateAt } from '#platform/server/clock/dates';
import type { FileAnswer, SignedInCall } from '#platform/server/http/call';
import type { scheduleEndpoints } from '../../contract/index.ts';
import { shiftsFor } from './present-schedule.ts';
import { dateOfShift } from './shift-dates.ts';

type Call = SignedInCall<(typeof scheduleEndpoints)['getJobScheduleCalendar']>;

/** The week of a job, from the Sunday on which it begins, for any calendar program. */
export const getScheduleCalendar = async (call: Call): Promise<FileAnswer> => {
  const { tenant, person, params, wiring, locale, now } = call;
  const job = await loadJob(tenant, params.id);
  if (!job) throw notFound();
  const shifts = await shiftsFor(call, job.id);
  const today = dateAt(now, shifts[0]?.zone_name ?? person.timeZone);
  const sunday = addDays(today, -new Date(`${today}T00:00:00Z`).getUTCDay());
  const holidays = await holidaysFrom(tenant, sunday);
  const body = writeCalendar(
    shifts.map((shift) => ({ ...dateOfShift(shift, locale, { from: sunday, holidays }), source: 'shifts' })),
    {
      name: `${job.number} – ${job.name}`,
      organizationId: tenant.organizationId,
      publicUrl: wiring.config.publicUrl,
      now,
    },
  );
  return { body, mime: 'text/calendar; charset=utf-8', name: `${job.number}.ics`, cache: 'never' };
};
