import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dateOf, dayOf, firstOfMonth, lastOfMonth, monthOf, weekdayOf } from './civil-day.ts';

const aDay = 86_400_000;

describe('civil days', () => {
  it('agree with the calendar of UTC from the year 0 to 9999', () => {
    const first = Date.parse('0000-01-01') / aDay;
    const last = Date.parse('9999-12-31') / aDay;
    fc.assert(
      fc.property(fc.integer({ min: first, max: last }), (day) => {
        const instant = new Date(day * aDay);
        const date = instant.toISOString().slice(0, 10);
        expect(dateOf(day)).toBe(date);
        expect(dayOf(date)).toBe(day);
        expect(weekdayOf(day)).toBe(instant.getUTCDay());
        expect(monthOf(day)).toBe(instant.getUTCFullYear() * 12 + instant.getUTCMonth());
      }),
      { numRuns: 5000 },
    );
  });

  it.each([
    ['1900-02-28', '1900-03-01'],
    ['2000-02-28', '2000-02-29'],
    ['2100-02-28', '2100-03-01'],
    ['2028-02-28', '2028-02-29'],
    ['2027-12-31', '2028-01-01'],
    ['9999-12-30', '9999-12-31'],
  ])('the day after %s is %s', (date, next) => {
    expect(addDays(date, 1)).toBe(next);
    expect(addDays(next, -1)).toBe(date);
  });

  it('know how long a month is', () => {
    const lengths = Array.from({ length: 12 }, (_, month) => {
      const counted = 2028 * 12 + month;
      return lastOfMonth(counted) - firstOfMonth(counted) + 1;
    });
    expect(lengths).toEqual([31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
  });
});
