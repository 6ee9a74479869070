import { Temporal } from 'temporal-polyfill';
import { addDays } from '#platform/contract/add-days';
import type { CalendarDate } from './calendar-dates.ts';

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
const timeZoneLines = (zone: string, now: Date): string[] => {
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

/** Maximum number of bytes of a line without its line break (RFC 5545, 3.1). */
const lineBytes = 75;

/** Breaks a long line between characters; continuation lines begin with a space. */
const fold = (line: string): string => {
  const lines = [''];
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > lineBytes) {
      lines.push(' ');
      bytes = 1;
    }
    lines[lines.length - 1] += character;
    bytes += size;
  }
  return lines.join('\r\n');
};

const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '');

const dayOf = (day: string): string => day.replaceAll('-', '');

const stampOf = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d{3}/g, '');

type Around = { name: string; organizationId: number; publicUrl: string; now: Date };

export type SourcedDate = CalendarDate & { source: string };

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

/** The lines for the time: a whole day, or hours that repeat every week. */
const timesOf = ({ day, weekly }: CalendarDate): string[] => {
  const wholeDay = [`DTSTART;VALUE=DATE:${dayOf(day)}`, `DTEND;VALUE=DATE:${dayOf(addDays(day, 1))}`];
  if (!weekly) return wholeDay;
  const { start, minutes, zone, days, except } = weekly;
  const hours = start === null ? null : `T${start.replace(':', '')}00`;
  const leftOut = except.map((each) => `${dayOf(each)}${hours ?? ''}`).join(',');
  return [
    ...(hours === null ? wholeDay : [`DTSTART;TZID=${zone}:${dayOf(day)}${hours}`, `DURATION:PT${minutes}M`]),
    `RRULE:FREQ=WEEKLY;BYDAY=${days.map((each) => weekdays[each]).join(',')}`,
    ...(leftOut === '' ? [] : [`EXDATE${hours === null ? ';VALUE=DATE' : `;TZID=${zone}`}:${leftOut}`]),
  ];
};

const eventOf = (date: SourcedDate, { organizationId, publicUrl, now }: Around): string[] => [
  'BEGIN:VEVENT',
  `UID:${date.source}-${date.key}-${organizationId}@calendar.cora`,
  `DTSTAMP:${stampOf(now)}`,
  ...timesOf(date),
  `SUMMARY:${escapeText(date.title)}`,
  `DESCRIPTION:${escapeText(date.text)}`,
  `LOCATION:${escapeText(date.place)}`,
  `URL:${new URL(date.path, publicUrl).href}`,
  // The date does not make the person busy: other appointments are still possible.
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** The time zones of dates with hours, each once. */
const zonesOf = (dates: readonly SourcedDate[]): string[] => [
  ...new Set(dates.flatMap(({ weekly }) => (weekly && weekly.start !== null ? [weekly.zone] : []))),
];

/** A calendar for programs that open or subscribe to it. */
export const writeCalendar = (dates: readonly SourcedDate[], around: Around): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Cora//Dates//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(around.name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...zonesOf(dates).flatMap((zone) => timeZoneLines(zone, around.now)),
    ...dates.flatMap((date) => eventOf(date, around)),
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');
