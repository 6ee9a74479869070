import { isDate } from '#platform/contract/fields';
import { toHundredths, toTenThousandths } from '#platform/contract/money';
import {
  type BudgetBasis,
  type BudgetBasisAnswer,
  type BudgetDetail,
  type BudgetRecord,
  budgetWriteEndpoints,
  type CostedDetail,
  startUpMonth,
} from '../../contract/index.ts';

type Blank<T, K extends keyof T> = Omit<T, K> & { [P in K]: T[P] | '' };

export type DetailValue = Blank<BudgetDetail, 'quantity' | 'amount' | 'wage_rate'>;

/** What stands in the form; an empty input is ''. */
export type BudgetValues = {
  name: string;
  effective_from: string;
  effective_to: string;
  burden_pct: number | '';
  days_per_week: number | '';
  details: DetailValue[];
  notes: string;
};

export const createSchema = budgetWriteEndpoints.createBudget.body;

export const editSchema = budgetWriteEndpoints.updateBudget.body;

export const newDetail: DetailValue = {
  type: 'labor',
  unit: 'hours',
  period: 'week',
  quantity: '',
  amount: null,
  wage_rate: '',
  staffing_plan_id: null,
  note: '',
};

export const isBlank = ({ quantity, amount, wage_rate, note }: DetailValue): boolean =>
  !quantity && !amount && !wage_rate && !note;

export const newBudget = (basis: BudgetBasisAnswer): BudgetValues => ({
  name: '',
  effective_from: basis.today,
  effective_to: '',
  burden_pct: basis.burden_pct,
  days_per_week: basis.days_per_week,
  details: [newDetail],
  notes: '',
});

/** A draft as values of the form. Calculated amounts are left out. */
export const valuesOf = (budget: BudgetRecord): BudgetValues => ({
  name: budget.name,
  effective_from: budget.effective_from,
  effective_to: budget.effective_to ?? '',
  burden_pct: budget.burden_pct,
  days_per_week: budget.days_per_week,
  details: budget.details.map(({ monthly, ...detail }) => detail),
  notes: budget.notes,
});

/** The basis as typed so far, for the cost of the day of the price beside the form. */
export const basisOf = (
  values: BudgetValues,
  weeksPerMonth: number,
  on: string | undefined,
): BudgetBasis => ({
  weeks: toTenThousandths(weeksPerMonth),
  burden: toHundredths(values.burden_pct || 0),
  days_per_week: values.days_per_week || 0,
  startup_month: isDate(values.effective_from) && on ? startUpMonth(values.effective_from, on) : 0,
});

export const costed = ({ quantity, amount, wage_rate, ...detail }: DetailValue): CostedDetail => ({
  ...detail,
  quantity: quantity || 0,
  amount: amount || 0,
  wage_rate: wage_rate || 0,
});
