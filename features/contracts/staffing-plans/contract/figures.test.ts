import { expect, test } from 'vitest';
import { costOfPlan, hoursOfPlan } from './figures.ts';
import type { StaffingLine } from './lines.ts';

const basis = { weeks: 43_300, burden: 2200 };
const weekdays = [1, 2, 3, 4, 5];

const line = (
  schedule_type: StaffingLine['schedule_type'],
  headcount: number,
  shift_length_hours: number,
  wage_rate: number,
): StaffingLine => ({
  schedule_type,
  title: '',
  shift: 'night',
  headcount,
  shift_length_hours,
  days: weekdays,
  start_time: '18:00',
  zone: '',
  wage_rate,
});

const rest = [line('supervisor', 1, 5, 21), line('day-porter', 1, 8, 18)];

test('the plan of the whole building', () => {
  const full = [line('cleaner', 10, 4, 17), ...rest];
  expect(hoursOfPlan(full, 200_000, basis)).toEqual({
    weekly_hours: 265,
    monthly_hours: 1147.45,
    fte: 6.625,
    productivity: 5000,
  });
  expect(costOfPlan(full, basis)).toEqual({ wages: 20_112.85, loaded: 24_537.68 });
});

test('the plan of what is occupied', () => {
  const current = [line('cleaner', 10, 3.5, 17), ...rest];
  expect(hoursOfPlan(current, 175_000, basis)).toMatchObject({ weekly_hours: 240, productivity: 5000 });
  expect(costOfPlan(current, basis)).toEqual({ wages: 18_272.6, loaded: 22_292.58 });
});
