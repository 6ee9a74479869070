import { describe, expect, it, vi } from 'vitest';
import { hoursOfPlan } from './figures.ts';
import type { ShiftLine } from './lines.ts';
import { cleanerHours, differsFromSuggestion, scaleToOccupied, suggestedHours } from './suggest.ts';

const line = (more: Partial<ShiftLine> = {}): ShiftLine => ({
  schedule_type: 'cleaner',
  title: '',
  shift: 'night',
  headcount: 10,
  shift_length_hours: 4,
  days: [1, 2, 3, 4, 5],
  start_time: '18:00',
  zone: '',
  ...more,
});

const golden = {
  sqft_basis: 200_000,
  lines: [
    line(),
    line({ schedule_type: 'supervisor', headcount: 1, shift_length_hours: 5 }),
    line({ schedule_type: 'day-porter', headcount: 1, shift_length_hours: 8 }),
  ],
};

describe('what occupancy suggests', () => {
  it('is 175 of 200 hours a week at 87.5 %, with supervisor and porter as they were', () => {
    expect(suggestedHours(golden, 175_000)).toBe(17_500);
    const scaled = scaleToOccupied(golden, 175_000);
    expect(scaled.map(({ shift_length_hours }) => shift_length_hours)).toEqual([3.5, 5, 8]);
    expect(hoursOfPlan(scaled, 175_000, { weeks: 43_300 })).toMatchObject({
      weekly_hours: 240,
      productivity: 5000,
    });
    expect(differsFromSuggestion(scaled, golden, 175_000)).toBe(false);
  });

  it('comes as near as whole quarters do, together rather than one by one', () => {
    const three = { sqft_basis: 1000, lines: [1, 1, 1].map((headcount) => line({ headcount, days: [1] })) };
    // 3 × 4 h × 0.78 = 9.36 h: two lines of 3 h and one of 3.25 h come to 9.25 h.
    const scaled = scaleToOccupied(three, 780);
    expect(cleanerHours(scaled)).toBe(925);
    expect(scaled.map(({ shift_length_hours }) => shift_length_hours).sort()).toEqual([3, 3, 3.25]);
  });

  it('says when hours are others than rounding to quarters can make them', () => {
    const planned = (shift_length_hours: number) => [line({ shift_length_hours })];
    expect(differsFromSuggestion(planned(3.5), golden, 170_000)).toBe(false);
    expect(differsFromSuggestion(planned(3.25), golden, 170_000)).toBe(true);
    expect(differsFromSuggestion(planned(4), golden, 175_000)).toBe(true);
    expect(differsFromSuggestion([], golden, 175_000)).toBe(true);
  });
});

/** Repeatable numbers from 0 to below `below`. */
const random = (seed: number) => (below: number) => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % below;
};

describe('in a thousand plans', () => {
  const next = random(20_261_125);
  const plans = Array.from({ length: 1000 }, () => ({
    sqft_basis: 1 + next(500_000),
    occupied: 1 + next(600_000),
    lines: Array.from({ length: 1 + next(6) }, () =>
      line({
        schedule_type:
          (['cleaner', 'cleaner', 'supervisor', 'day-porter', 'other'] as const)[next(5)] ?? 'cleaner',
        headcount: 1 + next(20),
        shift_length_hours: (1 + next(48)) / 4,
        days: [0, 1, 2, 3, 4, 5, 6].slice(next(7)),
      }),
    ),
  }));

  it('shifts stay quarters from a quarter of an hour to twelve, and only those of cleaners change', () => {
    for (const { occupied, ...full } of plans) {
      const scaled = scaleToOccupied(full, occupied);
      expect(scaled).toHaveLength(full.lines.length);
      for (const [at, { schedule_type, shift_length_hours }] of scaled.entries()) {
        expect(Number.isInteger(shift_length_hours * 4)).toBe(true);
        expect(shift_length_hours).toBeGreaterThanOrEqual(0.25);
        expect(shift_length_hours).toBeLessThanOrEqual(12);
        if (schedule_type !== 'cleaner') expect(scaled[at]).toEqual(full.lines[at]);
      }
    }
  });

  it('the hours of the lines come to those of the plan', () => {
    for (const { occupied, ...full } of plans) {
      const scaled = scaleToOccupied(full, occupied);
      const byLine = scaled.map((each) => hoursOfPlan([each], null, { weeks: 43_300 }).weekly_hours);
      const { weekly_hours } = hoursOfPlan(scaled, null, { weeks: 43_300 });
      expect(byLine.reduce((total, hours) => total + hours, 0)).toBeCloseTo(weekly_hours, 6);
    }
  });

  it('what is suggested never needs a reason', () => {
    for (const { occupied, ...full } of plans)
      expect(differsFromSuggestion(scaleToOccupied(full, occupied), full, occupied)).toBe(false);
  });

  it('no time zone changes anything', () => {
    const scaleAll = () => plans.map(({ occupied, ...full }) => scaleToOccupied(full, occupied));
    vi.stubEnv('TZ', 'Pacific/Auckland');
    const there = scaleAll();
    vi.stubEnv('TZ', 'America/Los_Angeles');
    expect(scaleAll()).toEqual(there);
    vi.unstubAllEnvs();
  });
});
