import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { instantAt, wallOf } from './zoned-time.ts';

const zones = [
  'America/Denver',
  'America/New_York',
  'America/Phoenix',
  'Pacific/Honolulu',
  'America/Sao_Paulo',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
] as const;

const minute = 60_000;

const offsetAt = (instant: number, zone: string): number =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).offsetNanoseconds;

const changeWithin = (from: number, to: number, zone: string, steps: readonly number[]): number[] => {
  const [step, ...finer] = steps;
  if (step === undefined) return [to];
  for (let at = from; at < to; at += step) {
    if (offsetAt(at, zone) !== offsetAt(at + step, zone)) return changeWithin(at, at + step, zone, finer);
  }
  return [];
};

/** The moments from 2024 to 2030 at which a zone changes its clocks, found independently of the product's code. */
const changesOf = (zone: string): number[] => {
  const weeks = Array.from(
    { length: 7 * 53 },
    (_, week) => Date.UTC(2024, 0, 1) + week * 7 * 24 * 60 * minute,
  );
  return weeks
    .filter((week) => week < Date.UTC(2031, 0, 1))
    .flatMap((week) =>
      changeWithin(week, week + 7 * 24 * 60 * minute, zone, [7 * 24 * 60 * minute, 60 * minute, minute]),
    );
};

const shown = (instant: number, zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(instant)
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });

/** Every fifth minute in the hours around a change, with the local time then. */
const momentsAround = (change: number, zone: string): { instant: number; wall: string }[] =>
  Array.from({ length: 120 }, (_, index) => {
    const instant = change + (index - 60) * 5 * minute;
    return { instant, wall: shown(instant, zone) };
  });

const wallsAround = (change: number, zone: string): string[] => {
  const middle = Date.parse(`${shown(change, zone)}:00Z`);
  return Array.from({ length: 49 }, (_, index) =>
    new Date(middle + (index - 24) * 5 * minute).toISOString().slice(0, 16),
  );
};

const split = (wall: string): [string, string] => [wall.slice(0, 10), wall.slice(11)];

describe('zoned time', () => {
  it.each([
    ['America/Denver', 14],
    ['America/New_York', 14],
    ['America/Phoenix', 0],
    ['Pacific/Honolulu', 0],
    ['America/Sao_Paulo', 0],
    ['Australia/Lord_Howe', 14],
    ['Africa/Casablanca', 5],
  ])(
    '%s: the first moment that shows the time or later, at all changes 2024-2030 (%i or more)',
    (zone, count) => {
      const changes = changesOf(zone);
      expect(changes.length).toBeGreaterThanOrEqual(count);
      for (const change of changes) {
        const moments = momentsAround(change, zone);
        for (const wall of wallsAround(change, zone)) {
          const first = moments.find((each) => each.wall >= wall);
          expect([wall, instantAt(...split(wall), zone)]).toEqual([
            wall,
            new Date(first?.instant ?? Number.NaN).toISOString(),
          ]);
        }
      }
    },
  );

  it.each([
    ['before a gap', '2027-03-14', '01:59', 'America/New_York', '2027-03-14T06:59:00.000Z'],
    ['in a gap', '2027-03-14', '02:00', 'America/New_York', '2027-03-14T07:00:00.000Z'],
    ['in a gap', '2027-03-14', '02:30', 'America/New_York', '2027-03-14T07:00:00.000Z'],
    ['after a gap', '2027-03-14', '03:01', 'America/New_York', '2027-03-14T07:01:00.000Z'],
    ['in an overlap', '2027-11-07', '01:30', 'America/New_York', '2027-11-07T05:30:00.000Z'],
    ['after an overlap', '2027-11-07', '02:00', 'America/New_York', '2027-11-07T07:00:00.000Z'],
    ['in a gap', '2027-03-14', '02:30', 'America/Denver', '2027-03-14T09:00:00.000Z'],
    ['in an overlap', '2027-11-07', '01:00', 'America/Denver', '2027-11-07T07:00:00.000Z'],
    ['without changes', '2027-03-14', '02:30', 'America/Phoenix', '2027-03-14T09:30:00.000Z'],
    ['without changes', '2027-11-07', '01:30', 'Pacific/Honolulu', '2027-11-07T11:30:00.000Z'],
    ['without changes any more', '2027-11-07', '00:00', 'America/Sao_Paulo', '2027-11-07T03:00:00.000Z'],
    ['at a midnight that is not', '2018-11-04', '00:00', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
    ['in half an hour of gap', '2027-10-03', '02:15', 'Australia/Lord_Howe', '2027-10-02T15:30:00.000Z'],
    ['in half an hour twice', '2027-04-04', '01:45', 'Australia/Lord_Howe', '2027-04-03T14:45:00.000Z'],
    ['on a day that is not', '2011-12-30', '12:00', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
  ])('%s: %s %s in %s', (_, date, time, zone, instant) => {
    expect(instantAt(date, time, zone)).toBe(instant);
  });

  it('shows again what it was made from, all through a year', () => {
    for (const zone of zones) {
      for (let hour = 0; hour < 365 * 24; hour += 7) {
        const instant = Date.UTC(2027, 0, 1, hour);
        const wall = wallOf(instant, zone);
        const again = Date.parse(instantAt(...split(wall), zone));
        expect(wallOf(again, zone)).toBe(wall);
        expect([0, 30 * minute, 60 * minute]).toContain(instant - again);
      }
    }
  });

  it('takes the first and the last years that can be written', () => {
    expect(instantAt('0001-01-01', '23:59', 'America/Denver')).toMatch(/^0|^-/);
    expect(instantAt('9999-12-31', '23:59', 'Pacific/Honolulu')).toBe('+010000-01-01T09:59:00.000Z');
  });
});
