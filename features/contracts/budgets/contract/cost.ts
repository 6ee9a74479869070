import { hoursOfMonth, laborCents } from '#features/contracts/staffing-plans/contract';
import { portion, sum, toHundredths } from '#platform/contract/money';
import { type BudgetBasis, type BudgetDetail, type DetailType, detailTypes } from './details.ts';
import { startUpShare } from './start-up.ts';

type Weeks = Pick<BudgetBasis, 'weeks' | 'days_per_week'>;
type Period = BudgetDetail['period'];

/** Converts hundredths of hours per period to millionths of hours per month. */
export const hoursToMonth = (hours: number, period: Period, { weeks, days_per_week }: Weeks): number => {
  if (period === 'month') return hours * 10_000;
  return hoursOfMonth(period === 'day' ? hours * days_per_week : hours, { weeks });
};

/** Converts cents per period to whole cents per month. */
export const amountToMonth = (cents: number, period: Period, { weeks, days_per_week }: Weeks): number => {
  if (period === 'month') return cents;
  return portion(cents, period === 'day' ? weeks * days_per_week : weeks, 10_000);
};

/** The fields of a line that its cost depends on. */
export type CostedDetail = Pick<
  BudgetDetail,
  'type' | 'unit' | 'period' | 'quantity' | 'amount' | 'wage_rate'
>;

/** Planned hours of a line per month, in millionths. */
export const hoursOfDetail = ({ unit, period, quantity }: CostedDetail, basis: BudgetBasis): number =>
  unit === 'hours' ? hoursToMonth(toHundredths(quantity ?? 0), period, basis) : 0;

/** Cents per month. Labor in hours gets the burden on top of wages; entered amounts do not. */
export const centsOfDetail = (detail: CostedDetail, basis: BudgetBasis): number => {
  if (detail.unit === 'hours') {
    return laborCents(hoursOfDetail(detail, basis), toHundredths(detail.wage_rate ?? 0), basis.burden);
  }
  const cents = toHundredths(detail.amount ?? 0);
  return detail.type === 'supply_startup'
    ? startUpShare(cents, basis.startup_month)
    : amountToMonth(cents, detail.period, basis);
};

export type BudgetCost = {
  /** Dollars of every month, without start-up. */
  running: number;
  /** Dollars of start-up in the month of the basis, one of the first twelve. */
  startup: number;
  /** Dollars of that month, with start-up. */
  total: number;
  labor: number;
  by_type: { type: DetailType; amount: number }[];
  monthly_hours: number;
};

/** Dollars of a month, with or without start-up. */
export const costOfMonth = (
  { total, running, labor }: Pick<BudgetCost, 'total' | 'running' | 'labor'>,
  withStartUp: boolean,
): { total: number; labor: number } => ({ total: withStartUp ? total : running, labor });

/** The cost of a month. Lines are rounded before the sum. */
export const costOfBudget = (details: readonly CostedDetail[], basis: BudgetBasis): BudgetCost => {
  const lines = details.map((detail) => ({ type: detail.type, cents: centsOfDetail(detail, basis) }));
  const of = (type: DetailType): number =>
    sum(lines.filter((line) => line.type === type).map(({ cents }) => cents));
  const total = sum(lines.map(({ cents }) => cents));
  const startup = of('supply_startup');
  return {
    running: (total - startup) / 100,
    startup: startup / 100,
    total: total / 100,
    labor: of('labor') / 100,
    by_type: detailTypes
      .filter((type) => lines.some((line) => line.type === type))
      .map((type) => ({ type, amount: of(type) / 100 })),
    monthly_hours: sum(details.map((detail) => hoursOfDetail(detail, basis))) / 1_000_000,
  };
};
