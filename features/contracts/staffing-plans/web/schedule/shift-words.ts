import { formatWallTime } from '#platform/web/i18n/clock-words';
import { formatNumber, type Translate } from '#platform/web/i18n/index';
import type { ScheduledShift } from '../../contract/index.ts';

export const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;

export const roleOf = ({ title, schedule_type }: ScheduledShift, t: Translate): string =>
  title || t(`staffing-plans:scheduleType.${schedule_type}`);

/** `HH:mm`, on the next day for a shift over midnight. */
const endOf = (start: string, hours: number): string => {
  const [hour = 0, minute = 0] = start.split(':').map(Number);
  const minutes = (hour * 60 + minute + hours * 60) % (24 * 60);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
};

/** From when to when; null without a start. */
export const wallTimesOf = ({ start_time, shift_length_hours: hours }: ScheduledShift) =>
  start_time === null ? null : [formatWallTime(start_time), formatWallTime(endOf(start_time, hours))];

/** `6:00 PM – 9:30 PM`; without a start time, the length of the shift. */
export const timesOf = (shift: ScheduledShift, t: Translate): string =>
  wallTimesOf(shift)?.join(' – ') ??
  t('staffing-plans:hours', { hours: formatNumber(shift.shift_length_hours) });
