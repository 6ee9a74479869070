import { holidaysFrom, loadOrganization, settingsOf } from '#features/accounts/organizations/server';
import { instantAt, wallOf } from '#platform/contract/zoned-time';
import type { Tenant } from '#platform/server/db/tenant';
import { addDays, type Holidays, occurrenceOn, type PriorityLevel } from '../../contract/index.ts';

/** Whether hours are given by weekday and none for Saturday and Sunday. */
export const isClosedAtWeekends = (hours: unknown): boolean => {
  if (typeof hours !== 'object' || hours === null || 'start' in hours) return false;
  const byDay = hours as Record<string, unknown>;
  return Object.keys(byDay).length > 0 && !byDay['0'] && !byDay['6'];
};

const anHour = 3_600_000;

/** This many hours later, of which those of weekends and holidays do not count. */
export const businessHoursLater = (from: Date, hours: number, zone: string, holidays: Holidays): string => {
  const businessDay = (date: string) =>
    occurrenceOn(date, { shift_rule: 'next_business_day' }, holidays).shown_on;
  const [today = '', now = ''] = wallOf(from.getTime(), zone).split('T');
  let date = businessDay(today);
  const time = date === today ? now : '00:00';
  for (let days = Math.floor(hours / 24); days > 0; days -= 1) date = businessDay(addDays(date, 1));
  const end = Date.parse(instantAt(date, time, zone)) + (hours % 24) * anHour;
  const [lastDate = '', lastTime = ''] = wallOf(end, zone).split('T');
  return instantAt(businessDay(lastDate), lastTime, zone);
};

type Place = { time_zone: string; business_hours: unknown };

/** The due date that the company's settings give to a deficiency of this priority. */
export const dueBySla = async (
  tenant: Tenant,
  priority: PriorityLevel,
  from: Date,
  { time_zone, business_hours }: Place,
): Promise<string> => {
  const hours = settingsOf(await loadOrganization(tenant)).task_sla[priority];
  if (!isClosedAtWeekends(business_hours)) return new Date(from.getTime() + hours * anHour).toISOString();
  const holidays = await holidaysFrom(tenant, addDays(from.toISOString().slice(0, 10), -1));
  return businessHoursLater(from, hours, time_zone, holidays);
};
