import { expect, it } from 'vitest';
import type { JobService } from '../../contract/index.ts';
import { weeklyHours } from './service-words.ts';

const service: JobService = {
  id: 1,
  type: 'night-cleaning',
  name: '',
  status: 'active',
  updated_at: '',
  days_of_week: [1, 2, 3, 4, 5],
  start_time: '18:00:00',
  end_time: '22:30:00',
  headcount: 4,
  planned: null,
};

it.each<[string, Partial<JobService>, number | null]>([
  ['four people for four and a half hours on five days', {}, 90],
  ['past midnight', { start_time: '22:00', end_time: '02:00', headcount: null }, 20],
  ['without days', { days_of_week: [] }, null],
  ['without an end', { end_time: null }, null],
  ['as the staffing plan has it', { end_time: null, planned: { week_hours: 42.5 } }, 42.5],
])('counts the hours of a week: %s', (_, given, hours) => {
  expect(weeklyHours({ ...service, ...given })).toBe(hours);
});
