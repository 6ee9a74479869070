import { Temporal } from 'temporal-polyfill';

/** Number of clock changes that are written, starting a year before now. Calendars read a feed again and again, so these are
 * enough. */
const changes = 8;

const clockOf = (moment: Temporal.ZonedDateTime): string =>
  moment.toPlainDateTime().toString({ smallestUnit: 'second' }).replace(/[-:]/g, '');

const offsetOf = (nanoseconds: number): string => {
  const minutes = Math.round(Math.abs(nanoseconds) / 60_000_000_000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${nanoseconds < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
};

const observance = (at: Temporal.ZonedDateTime, before: number): string[] => {
  const kind = at.offsetNanoseconds > before ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    // DTSTART is in the time that is valid before the change.
    `DTSTART:${clockOf(at.withTimeZone(offsetZone(before)))}`,
    `TZOFFSETFROM:${offsetOf(before)}`,
    `TZOFFSETTO:${offsetOf(at.offsetNanoseconds)}`,
    `END:${kind}`,
  ];
};

const offsetZone = (nanoseconds: number): string => {
  const text = offsetOf(nanoseconds);
  return `${text.slice(0, 3)}:${text.slice(3)}`;
};

/** The definition of a time zone, which RFC 5545, 3.6.5 requires for every zone that times refer to. */
export const timeZoneLines = (zone: string, now: Date): string[] => {
  const start = Temporal.Instant.fromEpochMilliseconds(now.getTime() - 365 * 86_400_000);
  let moment: Temporal.ZonedDateTime | null = start.toZonedDateTimeISO(zone);
  let before = moment.offsetNanoseconds;
  const lines = observance(moment, before);
  for (let at = 0; at < changes; at += 1) {
    moment = moment.getTimeZoneTransition('next');
    if (!moment) break;
    lines.push(...observance(moment, before));
    before = moment.offsetNanoseconds;
  }
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...lines, 'END:VTIMEZONE'];
};
