import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { instantAt } from '#platform/contract/zoned-time';
import type { Cadence, RecurrenceRule } from './rule.ts';
import { ruleDates } from './rule-dates.ts';

type Day = { text: string; month: number; day: number; weekday: number; length: number };

const lengthOf = (year: number, month: number): number => {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
};

/** Every day from Monday 1990-01-01 to the end of 2240. */
const calendar: Day[] = [];
for (let year = 1990, weekday = 1; year <= 2240; year += 1) {
  for (let month = 1; month <= 12; month += 1) {
    const length = lengthOf(year, month);
    for (let day = 1; day <= length; day += 1, weekday = (weekday + 1) % 7) {
      const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
      calendar.push({ text, month, day, weekday, length });
    }
  }
}
const placeOf = new Map(calendar.map(({ text }, place) => [text, place]));

type Passed = { days: number; weeks: number; months: number };

const fitsMonth = (rule: Extract<Cadence, { month_mode: string }>, today: Day): boolean => {
  if (rule.month_mode === 'day_of_month') {
    return today.day === (rule.day === 'last' || rule.day > today.length ? today.length : rule.day);
  }
  if (today.weekday !== rule.weekday) return false;
  return rule.nth === 'last' ? today.day + 7 > today.length : Math.ceil(today.day / 7) === rule.nth;
};

const fits = (rule: Cadence, today: Day, passed: Passed): boolean => {
  switch (rule.freq) {
    case 'day':
      return passed.days % rule.every === 0;
    case 'week':
      return passed.weeks % rule.every === 0 && rule.weekdays.includes(today.weekday);
    case 'month':
      return passed.months % rule.every === 0 && fitsMonth(rule, today);
    case 'year':
      return passed.months % (12 * rule.every) === 0 && fitsMonth(rule, today);
  }
};

/** Goes through every single day from the start and checks it against the rule. */
const walkAll = (rule: Cadence, startOn: string, to: string): string[] => {
  const found: string[] = [];
  const passed = { days: 0, weeks: 0, months: 0 };
  const start = placeOf.get(startOn) ?? 0;
  for (let place = start; place < calendar.length; place += 1) {
    const today = calendar[place] as Day;
    if (today.text > to) break;
    if (place > start) {
      passed.days += 1;
      if (today.weekday === 0) passed.weeks += 1;
      if (today.day === 1) passed.months += 1;
    }
    if (fits(rule, today, passed)) found.push(today.text);
  }
  return found;
};

const walk = (rule: RecurrenceRule, from: string, to: string): string[] => {
  const { end } = rule;
  const counted = walkAll(rule, rule.start_on, to).filter(
    (date, place) => end.kind === 'never' || (end.kind === 'on' ? date <= end.date : place < end.count),
  );
  return counted.filter((date) => date >= from && !rule.skip_dates.includes(date));
};

/** The first moment with this local time or a later one. Computed minute by minute, independently of the product's
 * code. */
const momentOf = (date: string, time: string, zone: string): string => {
  const wall = Temporal.PlainDateTime.from(`${date}T${time}`);
  let moment = wall.toZonedDateTime(zone, { disambiguation: 'earlier' });
  while (Temporal.PlainDateTime.compare(moment.toPlainDateTime(), wall) < 0) {
    moment = moment.add({ minutes: 1 });
  }
  return new Date(moment.epochMilliseconds).toISOString();
};

const zones = [
  'America/New_York',
  'America/Denver',
  'Pacific/Honolulu',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
] as const;

const some = <T>(...values: T[]) => fc.constantFrom(...values);
const every = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 6 }) },
  fc.integer({ min: 1, max: 99 }),
);
const weekday = fc.integer({ min: 0, max: 6 });
const monthly = some('month' as const, 'year' as const);

const cadence: fc.Arbitrary<Cadence> = fc.oneof(
  fc.record({ freq: fc.constant('day' as const), every }),
  fc.record({
    freq: fc.constant('week' as const),
    every,
    weekdays: fc.uniqueArray(weekday, { minLength: 1, maxLength: 7 }),
  }),
  fc.record({
    freq: monthly,
    every,
    month_mode: fc.constant('day_of_month' as const),
    day: fc.oneof(some<number | 'last'>(28, 29, 30, 31, 'last'), fc.integer({ min: 1, max: 31 })),
  }),
  fc.record({
    freq: monthly,
    every,
    month_mode: fc.constant('nth_weekday' as const),
    nth: some<number | 'last'>(1, 2, 3, 4, 'last'),
    weekday,
  }),
);

const placeUntil = (date: string) => fc.integer({ min: 0, max: placeOf.get(date) ?? 0 });
const monthEnds = calendar.flatMap(({ day, length }, place) => (day >= 28 && day === length ? [place] : []));
const startPlace = fc.oneof(placeUntil('2120-12-31'), some(...monthEnds.filter((place) => place < 40_000)));

const scenario = fc.record({
  cadence,
  startPlace,
  end: fc.oneof(
    fc.constant({ kind: 'never' as const }),
    fc.record({ kind: fc.constant('on' as const), later: fc.integer({ min: 0, max: 4000 }) }),
    fc.record({ kind: fc.constant('after' as const), count: fc.integer({ min: 1, max: 999 }) }),
  ),
  skips: fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 6 }),
  offset: fc.oneof(fc.integer({ min: -40, max: 400 }), fc.integer({ min: 0, max: 36_500 })),
  span: fc.oneof(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 2000 })),
  time: some('00:00', '00:30', '01:00', '01:30', '02:00', '02:15', '02:30', '03:00', '18:00', '23:59'),
});

const textAt = (place: number): string =>
  calendar[Math.max(0, Math.min(place, calendar.length - 1))]?.text ?? '';

describe('against a walk through the calendar, day by day', () => {
  it('800 rules give the same dates, and the same moments in five zones', () => {
    let compared = 0;
    fc.assert(
      fc.property(scenario, ({ cadence, startPlace, end, skips, offset, span, time }) => {
        const plain: RecurrenceRule = {
          ...cadence,
          start_on: textAt(startPlace),
          end: end.kind === 'on' ? { kind: 'on', date: textAt(startPlace + end.later) } : end,
          shift_rule: 'none',
          skip_dates: [],
        };
        const [from, to] = [textAt(startPlace + offset), textAt(startPlace + offset + span)];
        const unskipped = walk(plain, from, to);
        const rule = {
          ...plain,
          skip_dates: skips.flatMap((place) => unskipped[place] ?? textAt(startPlace + place)),
        };
        const dates = [...ruleDates(rule, from, to)];
        expect(dates).toEqual(walk(rule, from, to));
        compared += dates.length;
        for (const date of dates.slice(0, 6)) {
          for (const zone of zones) expect(instantAt(date, time, zone)).toBe(momentOf(date, time, zone));
        }
      }),
      { numRuns: 800 },
    );
    expect(compared).toBeGreaterThan(5000);
  });

  it('a window shows what the whole shows there', () => {
    fc.assert(
      fc.property(scenario, fc.integer({ min: 0, max: 300 }), ({ cadence, startPlace, end, span }, cut) => {
        const rule: RecurrenceRule = {
          ...cadence,
          start_on: textAt(startPlace),
          end: end.kind === 'after' ? end : { kind: 'never' },
          shift_rule: 'none',
          skip_dates: [],
        };
        const [from, to] = [textAt(startPlace + cut), textAt(startPlace + cut + span)];
        const whole = [...ruleDates(rule, rule.start_on, to)];
        expect([...ruleDates(rule, from, to)]).toEqual(whole.filter((date) => date >= from));
      }),
      { numRuns: 400 },
    );
  });
});
