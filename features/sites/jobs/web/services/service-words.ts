import { weekday } from '#features/sites/buildings/web';
import { formatNumber, formatTime, type Translate } from '#platform/web/i18n/index';
import type { JobService } from '../../contract/index.ts';

const clock = (time: string): string => formatTime(`2027-01-03T${time.slice(0, 5)}:00Z`, 'UTC');

const daysText = (days: readonly number[], t: Translate): string => {
  if (days.length === 0) return t('jobs:services.noDays');
  if (days.length === 7) return t('jobs:services.everyDay');
  return days
    .toSorted((a, b) => a - b)
    .map((day) => weekday(day))
    .join(', ');
};

const timesText = ({ start_time: start, end_time: end }: JobService): string =>
  [start, end]
    .filter((time) => time !== null)
    .map(clock)
    .join(' – ');

/** The type of work; null when the name already says it. */
const typeBeside = ({ name, type }: JobService, t: Translate): string | null => {
  const words = t(`jobs:services.type.${type}`);
  return name === '' || name.toLowerCase() === words.toLowerCase() ? null : words;
};

export const serviceName = ({ name, type }: Pick<JobService, 'name' | 'type'>, t: Translate): string =>
  name || t(`jobs:services.type.${type}`);

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Hours of all people together in a week, from the plan if there is one; null while days or times are not known. A shift
 * may end on the next day. */
export const weeklyHours = (service: JobService): number | null => {
  const { days_of_week, start_time, end_time, headcount, planned } = service;
  if (planned) return planned.week_hours;
  if (start_time === null || end_time === null || days_of_week.length === 0) return null;
  const minutes = (minutesOf(end_time) - minutesOf(start_time) + 1440) % 1440;
  return (days_of_week.length * minutes * (headcount ?? 1)) / 60;
};

const staffingText = (service: JobService, t: Translate): string | null => {
  const hours = weeklyHours(service);
  return hours === null ? null : t('jobs:services.hoursWeek', { hours: formatNumber(hours) });
};

/** Type, days, times, people and their hours in one line. */
export const serviceLine = (service: JobService, t: Translate): string =>
  [
    typeBeside(service, t),
    daysText(service.days_of_week, t),
    timesText(service),
    service.headcount !== null && t('jobs:services.people', { count: service.headcount }),
    staffingText(service, t),
  ]
    .filter(Boolean)
    .join(' · ');
