import { expect, it, vi } from 'vitest';
import type { Translate } from '#platform/web/i18n/index';
import type { ScheduledShift } from '../../contract/index.ts';
import { timesOf } from './shift-words.ts';

const shift = (start_time: string | null, shift_length_hours: number) =>
  ({ start_time, shift_length_hours }) as ScheduledShift;

const say: Translate = (key, values?: object) => `${key} ${JSON.stringify(values)}`;

it('says from when to when, over midnight too', () => {
  vi.stubGlobal('document', { cookie: 'locale=en' });
  const times = (start: string | null, hours: number) =>
    timesOf(shift(start, hours), say).replace(/\s/g, ' ');
  expect(times('18:00', 3.5)).toBe('6:00 PM – 9:30 PM');
  expect(times('22:30', 3.25)).toBe('10:30 PM – 1:45 AM');
  expect(times(null, 4)).toContain('"hours":"4"');
});
