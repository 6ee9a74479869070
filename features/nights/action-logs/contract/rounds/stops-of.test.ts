import { expect, it } from 'vitest';
import type { Round } from './round.ts';
import { stopsOf } from './stops-of.ts';

const round: Round = {
  id: 1,
  job_id: 1,
  building: { id: 1, name: 'Tower' },
  name: 'Restrooms',
  action_type: 'restroom_check',
  interval_minutes: 120,
  starts_at: '08:00',
  ends_at: '16:00',
  rooms: [
    { id: 1, name: 'First floor' },
    { id: 2, name: 'Second floor' },
    { id: 3, name: 'Third floor' },
  ],
  updated_at: '',
};

const noted = (
  time: string,
  room: number,
  type = 'restroom_check' as Round['action_type'],
  ended?: string,
) => ({
  action_type: type,
  common_area: { id: room, name: '' },
  started_at: `2026-07-01T${time}:00-06:00`,
  ended_at: ended ? `2026-07-01T${ended}:00-06:00` : null,
});

const day = (entries: ReturnType<typeof noted>[], more: object = {}) => ({
  log_date: '2026-07-01',
  shift_start: null,
  shift_end: null,
  building: { time_zone: 'America/Denver' },
  entries,
  ...more,
});

const shown = (asked: Round, of: ReturnType<typeof day>) =>
  stopsOf(asked, of).map(({ room, due }) => [
    room.id,
    due === undefined
      ? 'done'
      : new Date(due).toLocaleTimeString('en-GB', { timeZone: 'America/Denver', timeStyle: 'short' }),
  ]);

it('is due an interval after the round begins, in its order', () => {
  expect(shown(round, day([]))).toEqual([
    [1, '10:00'],
    [2, '10:00'],
    [3, '10:00'],
  ]);
});

it('is due again an interval after somebody left, the longest ago first', () => {
  const entries = [
    noted('08:10', 1, 'restroom_check', '08:20'),
    noted('09:00', 2),
    noted('09:30', 3, 'trash'),
  ];
  expect(shown(round, day(entries))).toEqual([
    [3, '10:00'],
    [1, '10:20'],
    [2, '11:00'],
  ]);
});

it('ends with its hours, but not before each room was seen once', () => {
  const late = { ...round, starts_at: '15:00' };
  expect(shown(late, day([noted('15:10', 2)]))).toEqual([
    [1, '16:00'],
    [3, '16:00'],
    [2, 'done'],
  ]);
});

it('takes the hours of the shift, or the first entry, where it has none', () => {
  const free = { ...round, starts_at: null, ends_at: null };
  expect(shown(free, day([], { shift_start: '22:00', shift_end: '06:00' }))[0]).toEqual([1, '00:00']);
  expect(shown(free, day([noted('09:15', 7, 'lobby')]))[0]).toEqual([1, '11:15']);
});

it('is due at no time while nothing began', () => {
  expect(shown({ ...round, starts_at: null, ends_at: null }, day([]))).toEqual([
    [1, 'done'],
    [2, 'done'],
    [3, 'done'],
  ]);
});
