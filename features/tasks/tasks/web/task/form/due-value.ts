import { instantAt, wallOf } from '#platform/contract/zoned-time';
import { addDays } from '../../../contract/index.ts';

/** A due date in a form: empty, `2026-03-04` (the end of that day) or `2026-03-04T21:30`, in the building's time
 * zone. */
export type DueValue = string;

const endOfDay = '23:59';

export const splitDue = (value: DueValue): { date: string; time: string } => {
  const [date = '', time = ''] = value.split('T');
  return { date, time };
};

export const joinDue = (date: string, time: string): DueValue =>
  date === '' ? '' : time === '' ? date : `${date}T${time}`;

export const dueToEdit = (instant: string | null, zone: string): DueValue => {
  if (instant === null) return '';
  const { date, time } = splitDue(wallOf(instant, zone));
  return joinDue(date, time === endOfDay ? '' : time);
};

export const dueToSend = (value: DueValue, zone: string): string | null => {
  if (value === '') return null;
  const { date, time } = splitDue(value);
  return time === '' ? date : instantAt(date, time, zone);
};

export const duePresets = ['today', 'tomorrow', 'inThreeDays', 'nextWeek'] as const;
export type DuePreset = (typeof duePresets)[number];

const daysAhead: Record<DuePreset, number> = { today: 0, tomorrow: 1, inThreeDays: 3, nextWeek: 7 };

export const presetDate = (preset: DuePreset, today: string): string => addDays(today, daysAhead[preset]);
