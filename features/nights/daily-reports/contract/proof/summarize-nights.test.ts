import { expect, it } from 'vitest';
import { stateOf, summarizeNights } from './summarize-nights.ts';

const row = (night: string, more: object = {}) => ({
  night,
  owed: true,
  final: true,
  type: 'night_cleaning',
  door: null,
  ...more,
});

const door = (result: 'locked' | 'found_unlocked' | null, checked_at: string | null = '23:10') => ({
  door: { result, checked_at },
});

it.each([
  ['checked', door('locked')],
  ['open', { final: false }],
  ['absent', {}],
  ['missing', { type: null, final: false }],
  ['none', { type: null, final: false, owed: false }],
])('calls a night %s', (state, more) => {
  expect(stateOf(row('2027-03-01', more))).toBe(state);
});

it('counts each night once, and times from evening to morning', () => {
  expect(
    summarizeNights([
      row('2027-03-01', door('locked', '22:10')),
      row('2027-03-02', door('locked', '00:40')),
      row('2027-03-02', { ...door('locked', '23:40'), type: 'special' }),
      row('2027-03-03', door('locked', '23:00')),
      row('2027-03-03', { ...door('found_unlocked', '01:15'), type: 'special' }),
      row('2027-03-04', { type: null, final: false }),
      row('2027-03-05', { type: null, final: false, owed: false }),
      row('2027-03-06'),
      row('2027-03-07', door(null, null)),
    ]),
  ).toEqual({ nights: 5, locked: 2, unlocked: 1, earliest: '22:10', latest: '01:15' });
});

it('has no times where nobody checked anything', () => {
  expect(summarizeNights([row('2027-03-01', { type: null })])).toEqual({
    nights: 1,
    locked: 0,
    unlocked: 0,
    earliest: null,
    latest: null,
  });
});
