import { describe, expect, it } from 'vitest';
import { findClashes } from './present-schedule.ts';
import type { ShiftRow } from './shift-repository.ts';

let serial = 0;

const shift = (more: Partial<ShiftRow>): ShiftRow => ({
  id: ++serial,
  plan_id: 1,
  job_id: 1,
  job: 'J-1 – Park',
  address: '',
  zone_name: 'America/Denver',
  service: { id: 1, name: 'Nights' },
  plan_type: 'full-building',
  effective_from: '2027-01-01',
  schedule_type: 'cleaner',
  title: '',
  shift: 'night',
  headcount: 4,
  shift_length_hours: 4,
  days: [1, 2, 3, 4, 5],
  start_time: '18:00',
  zone: '',
  people: [{ id: 7, name: 'Ana', profile_photo_id: null }],
  ...more,
});

const among = (shifts: ShiftRow[], now = '2027-03-09T18:00:00Z') =>
  findClashes(
    shifts.filter(({ job_id }) => job_id === 1),
    shifts,
    { now: new Date(now), seen: new Set([1, 2]) },
  );

const zones = ['America/Denver', 'America/New_York', 'Pacific/Honolulu', 'Asia/Kolkata', 'Pacific/Auckland'];

describe('two sites under one clock', () => {
  it.each(zones)('clash or not in the same way in %s', (zone_name) => {
    const first = shift({ zone_name, start_time: '22:00', days: [6] });
    const overlapping = shift({
      zone_name,
      job_id: 2,
      start_time: '01:30',
      days: [0],
      shift_length_hours: 1,
    });
    const after = shift({ zone_name, job_id: 2, start_time: '02:00', days: [0], shift_length_hours: 1 });
    expect(among([first, overlapping])).toMatchObject([{ kind: 'overlap', day: 6, other: { job_id: 2 } }]);
    expect(among([first, after])).toEqual([]);
  });
});

it('counts hours of a person at all sites, each shift as one person', () => {
  const week = shift({ shift_length_hours: 8, start_time: '08:00', shift: 'day' });
  const evening = shift({ job_id: 2, days: [2], start_time: '19:00', shift_length_hours: 2 });
  expect(among([week])).toEqual([]);
  expect(among([week, evening])).toMatchObject([{ kind: 'hours', user: { id: 7 }, hours: 42 }]);
});

it('names no job that the reader does not see, and says nothing of shifts without a start', () => {
  const own = shift({});
  const hidden = shift({ job_id: 3 });
  expect(among([own, hidden])).toHaveLength(5);
  expect(among([own, hidden])[0]).toMatchObject({ kind: 'overlap', other: null });
  expect(among([own, shift({ job_id: 2, start_time: null })])).toEqual([]);
});
