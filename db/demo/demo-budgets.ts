import type { BudgetDetail } from '#features/contracts/budgets/contract';
import type { DemoSite } from './demo-sites.ts';

const hours = (quantity: number, wage_rate: number, note: string): BudgetDetail => ({
  type: 'labor',
  unit: 'hours',
  period: 'week',
  amount: null,
  staffing_plan_id: null,
  quantity,
  wage_rate,
  note,
});

const full = (type: BudgetDetail['type'], amount: number, note = ''): BudgetDetail => ({
  unit: 'full',
  period: 'month',
  quantity: null,
  wage_rate: null,
  staffing_plan_id: null,
  type,
  amount,
  note,
});

const tens = (amount: number): number => Math.round(amount / 10) * 10;

/** The largest site is planned for every floor, as if nothing were vacant. */
const tower: BudgetDetail[] = [
  hours(200, 17, 'Cleaners'),
  hours(25, 21, 'Supervisor'),
  hours(40, 18, 'Day porter'),
  full('supply', 1600),
  full('equipment', 900),
  full('tech', 250),
  full('supply_startup', 3000, 'First carts, vacuums and liners'),
  full('other', 300, 'Window cleaning of the lobby'),
];

/** What the night cleaning of a demo site may cost: most leave a good margin, some hardly any. */
export const demoBudget = (site: DemoSite, index: number): BudgetDetail[] =>
  index === 0
    ? tower
    : [
        hours(Math.round((site.sqft / 850) * (1 + (index % 4) * 0.06)), 16.5 + (index % 5) * 0.5, 'Cleaners'),
        full('supply', tens(site.sqft * 0.009)),
        full('equipment', tens(site.sqft * 0.004)),
      ];
