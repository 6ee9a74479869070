import { type StaffingLine, scaleToOccupied } from '#features/contracts/staffing-plans/contract';
import type { BudgetDetail } from '../details.ts';
import type { ChainInputs, ChainPlan } from './inputs.ts';

const line = (type: StaffingLine['schedule_type'], headcount: number, hours: number, wage_rate: number) => ({
  schedule_type: type,
  title: '',
  shift: 'night' as const,
  start_time: null,
  zone: '',
  headcount,
  shift_length_hours: hours,
  days: [1, 2, 3, 4, 5],
  wage_rate,
});

const full: ChainPlan = {
  id: 1,
  parent_type: 'contract',
  parent_id: 1,
  sqft_basis: 200_000,
  lines: [line('cleaner', 10, 4, 17), line('supervisor', 1, 5, 21), line('day-porter', 1, 8, 18)],
};

const hours = (quantity: number, wage_rate: number): BudgetDetail => ({
  type: 'labor',
  unit: 'hours',
  period: 'week',
  amount: null,
  staffing_plan_id: null,
  note: '',
  quantity,
  wage_rate,
});

const amount = (type: BudgetDetail['type'], dollars: number): BudgetDetail => ({
  unit: 'full',
  period: 'month',
  quantity: null,
  wage_rate: null,
  staffing_plan_id: null,
  note: '',
  type,
  amount: dollars,
});

const priced = (type: 'labor' | 'supply' | 'equipment' | 'tech' | 'other', dollars: number) => ({
  type,
  amount: dollars,
  period: 'month' as const,
  note: '',
});

const credit = { sqft: null, base: 'labor' as const, from: null, to: null };

/** The building of the worked example: 175,000 of 200,000 square feet are occupied. */
export const goldenInputs: ChainInputs = {
  on: '2027-03-10',
  basis: { weeks: 43_300, burden: 2200, days_per_week: 5, startup_month: 0 },
  weeks_now: 43_300,
  contract: {
    id: 1,
    number: 'C-1',
    terms: {
      square_feet: { gross_cleanable: 200_000, occupied: 175_000, vacant: 25_000, vacant_full: 15_000 },
      pricing: [
        priced('labor', 27_000),
        priced('supply', 2600),
        priced('equipment', 1400),
        priced('tech', 400),
        priced('other', 600),
      ],
      credits: [
        { ...credit, type: 'FF Vacancy', method: 'per_sqft', rate: 0.11 },
        { ...credit, type: 'PF Vacancy', method: 'per_sqft', rate: 0.08 },
        { ...credit, type: 'LPC', method: 'percent', rate: 3 },
      ],
      billbacks: [],
    },
  },
  budget: {
    id: 1,
    name: 'As agreed',
    status: 'approved',
    effective_from: '2027-01-01',
    details: [
      hours(200, 17),
      hours(25, 21),
      hours(40, 18),
      amount('supply', 1600),
      amount('equipment', 900),
      amount('tech', 250),
      amount('supply_startup', 3000),
      amount('other', 300),
    ],
  },
  full,
  current: { ...full, id: 2, lines: scaleToOccupied({ lines: full.lines, sqft_basis: 200_000 }, 175_000) },
};
