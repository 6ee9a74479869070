import { expect, it } from 'vitest';
import type { StaffingLine } from '#features/contracts/staffing-plans/contract';
import { costOfBudget } from './cost.ts';
import { detailsOfPlan, renewPlan } from './details-of-plan.ts';

const line = (headcount: number, shift_length_hours: number, wage_rate: number): StaffingLine => ({
  schedule_type: 'cleaner',
  title: 'Nights',
  shift: 'night',
  start_time: null,
  zone: '',
  headcount,
  shift_length_hours,
  wage_rate,
  days: [1, 2, 3, 4, 5],
});

const full = [line(10, 4, 17), line(1, 5, 21), line(1, 8, 18)];
const basis = { weeks: 43_300, burden: 2200, days_per_week: 5, startup_month: 0 };

it('takes the lines of a plan, to the cent', () => {
  const details = detailsOfPlan(7, full, ({ title }) => title);
  expect(details[0]).toMatchObject({ quantity: 200, wage_rate: 17, staffing_plan_id: 7, note: 'Nights' });
  expect(costOfBudget(details, basis)).toMatchObject({ total: 24_537.68, monthly_hours: 1147.45 });
});

it('renews them where they stood', () => {
  const lines = [{ staffing_plan_id: null }, { staffing_plan_id: 7 }, { staffing_plan_id: 7 }];
  const [other] = lines as [{ staffing_plan_id: number | null }];
  const renewed = renewPlan([...lines, other], 7, [{ staffing_plan_id: 8 }]);
  expect(renewed.map(({ staffing_plan_id }) => staffing_plan_id)).toEqual([null, 8, null]);
  expect(renewPlan([other], 7, [{ staffing_plan_id: 8 }])).toHaveLength(2);
});
