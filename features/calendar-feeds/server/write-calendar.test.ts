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
