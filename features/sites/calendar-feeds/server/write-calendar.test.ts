import { expect, it } from 'vitest';
import { writeCalendar } from './write-calendar.ts';

const around = {
  name: 'Cora',
  organizationId: 7,
  publicUrl: 'https://cora.test',
  now: new Date('2026-03-04T05:06:07.890Z'),
};

const date = {
  source: 'inspections',
  key: 'due-5',
  day: '2026-12-31',
  title: 'Inspection: Park, "A"; B\\C',
  text: 'First line\nsecond',
  place: '',
  path: '/job/5',
} as const;

it('escapes what has a meaning, and ends an all-day date on the next day', () => {
  const lines = writeCalendar([date], around).split('\r\n');
  expect(lines).toContain('SUMMARY:Inspection: Park\\, "A"\\; B\\\\C');
  expect(lines).toContain('DESCRIPTION:First line\\nsecond');
  expect(lines).toContain('DTSTART;VALUE=DATE:20261231');
  expect(lines).toContain('DTEND;VALUE=DATE:20270101');
  expect(lines).toContain('DTSTAMP:20260304T050607Z');
  expect(lines).toContain('UID:inspections-due-5-7@calendar.cora');
  expect(lines.at(-1)).toBe('');
});

it('folds after 75 bytes without cutting a character, and reads back the same', () => {
  const title = 'Inspección número ñandú 🧹🧽 '.repeat(12).trim();
  const written = writeCalendar([{ ...date, title }], around);
  for (const line of written.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(written.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
});

it('lets no text begin a line of its own', () => {
  const written = writeCalendar([{ ...date, title: 'x\r\nEND:VCALENDAR\r\nATTENDEE:me\u0007' }], around);
  expect(written.match(/^END:VCALENDAR/gm)).toHaveLength(1);
  expect(written).not.toMatch(/^ATTENDEE/m);
});

it('says hours that come again every week by the clock of their place, with that clock beside them', () => {
  const weekly = {
    days: [1, 5],
    start: '22:30',
    minutes: 195,
    zone: 'America/Denver',
    except: ['2026-11-27', '2026-12-25'],
  };
  const lines = writeCalendar([{ ...date, day: '2026-03-02', weekly }], around).split('\r\n');
  expect(lines).toContain('DTSTART;TZID=America/Denver:20260302T223000');
  expect(lines).toContain('DURATION:PT195M');
  expect(lines).toContain('RRULE:FREQ=WEEKLY;BYDAY=MO,FR');
  expect(lines).toContain('EXDATE;TZID=America/Denver:20261127T223000,20261225T223000');
  const spring = lines.indexOf('DTSTART:20260308T020000');
  expect(lines.slice(spring - 1, spring + 4)).toEqual([
    'BEGIN:DAYLIGHT',
    'DTSTART:20260308T020000',
    'TZOFFSETFROM:-0700',
    'TZOFFSETTO:-0600',
    'END:DAYLIGHT',
  ]);
  const wholeDays = writeCalendar([{ ...date, weekly: { ...weekly, start: null } }], around);
  expect(wholeDays).not.toContain('VTIMEZONE');
  expect(wholeDays).toContain('DTSTART;VALUE=DATE:20261231');
  expect(wholeDays).toContain('EXDATE;VALUE=DATE:20261127,20261225');
});
