import type { PlanFields } from '#features/contracts/staffing-plans/contract';

type Line = PlanFields['lines'][number];

type DemoPlan = Pick<PlanFields, 'plan_type' | 'sqft_basis' | 'work_load'> & {
  /** The place of the site among the demo's. */
  site: number;
  /** Each with the logins of people on it. */
  lines: { line: Line; people: string[] }[];
};

const line = (more: Partial<Line>): Line => ({
  schedule_type: 'cleaner',
  title: '',
  shift: 'night',
  headcount: 1,
  shift_length_hours: 4,
  days: [1, 2, 3, 4, 5],
  start_time: '18:00',
  wage_rate: 17,
  zone: '',
  ...more,
});

const tower = (cleanerHours: number): DemoPlan['lines'] => [
  {
    line: line({ headcount: 10, shift_length_hours: cleanerHours, zone: 'Floors 1 to 12' }),
    people: ['cleaner.west', 'assistant.manager'],
  },
  {
    line: line({ schedule_type: 'supervisor', shift_length_hours: 5, wage_rate: 21 }),
    people: ['supervisor'],
  },
  {
    line: line({
      schedule_type: 'day-porter',
      shift: 'day',
      shift_length_hours: 8,
      start_time: '08:00',
      wage_rate: 18,
      zone: 'Lobby and restrooms',
    }),
    people: ['porter'],
  },
];

const carpet = { name: 'Office carpet, vacuuming', unit: 'sqft_per_hour' as const, rate: 10_000 };

const fixtures = { name: 'Restroom fixtures', unit: 'minutes_per_unit' as const, rate: 2.5 };

/** Rates of a made-up company. */
export const demoWorkLoadingRates = [
  carpet,
  fixtures,
  { name: 'Lobby floor, mopping', unit: 'sqft_per_hour' as const, rate: 6500 },
  { name: 'Trash and recycling, per desk', unit: 'minutes_per_unit' as const, rate: 0.4 },
];

const night = (headcount: number, start_time: string, people: string[]): DemoPlan['lines'] => [
  { line: line({ headcount, start_time, shift_length_hours: 3 }), people },
];

/** The tower for all its floors and for those that are occupied; a second site keeps one of its people past their shift at
 * the first. */
export const demoStaffingPlans: readonly DemoPlan[] = [
  {
    site: 0,
    plan_type: 'full-building',
    sqft_basis: 200_000,
    lines: tower(4),
    work_load: [
      { ...carpet, amount: 170_000 },
      { ...fixtures, amount: 400 },
    ],
  },
  { site: 0, plan_type: 'current', sqft_basis: 175_000, lines: tower(3.5), work_load: [] },
  {
    site: 1,
    plan_type: 'full-building',
    sqft_basis: null,
    lines: night(3, '21:00', ['cleaner.west']),
    work_load: [],
  },
  {
    site: 3,
    plan_type: 'full-building',
    sqft_basis: null,
    lines: night(2, '19:00', ['assistant.manager']),
    work_load: [],
  },
];
