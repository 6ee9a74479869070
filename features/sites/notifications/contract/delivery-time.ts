import { Temporal } from 'temporal-polyfill';
import { instantAt, wallOf } from '#platform/contract/zoned-time';

/** How a person gets mail: one for each event, or a digest of a day or a week. */
export const deliveries = ['instant', 'daily', 'weekly'] as const;

export type Delivery = (typeof deliveries)[number];

/** Quiet hours, in the reader's time zone. */
const quiet = { from: '21:00', until: '06:00' };
const digestTime = '07:00';
const monday = 1;

const wallAt = (moment: Date, zone: string): { date: string; time: string } => {
  const [date = '', time = ''] = wallOf(moment.getTime(), zone).split('T');
  return { date, time };
};

const after = (date: string, days: number): string => Temporal.PlainDate.from(date).add({ days }).toString();

/** When a mail may be sent: at once, or when the quiet hours end. */
export const afterQuietHours = (moment: Date, zone: string): Date => {
  const { date, time } = wallAt(moment, zone);
  if (time >= quiet.from) return new Date(instantAt(after(date, 1), quiet.until, zone));
  if (time < quiet.until) return new Date(instantAt(date, quiet.until, zone));
  return moment;
};

/** The next digest after this moment: its day in the reader's time zone, and its time. */
export const nextDigest = (
  delivery: Exclude<Delivery, 'instant'>,
  moment: Date,
  zone: string,
): { date: string; at: Date } => {
  let { date } = wallAt(moment, zone);
  const isDay = (day: string) => delivery === 'daily' || Temporal.PlainDate.from(day).dayOfWeek === monday;
  // Monday of this week may have passed: its next one is seven days later.
  for (let days = 0; days <= 7; days += 1) {
    const at = new Date(instantAt(date, digestTime, zone));
    if (isDay(date) && at > moment) return { date, at };
    date = after(date, 1);
  }
  throw new Error(`no digest within a week of ${moment.toISOString()}`);
};
