import {
  costOfLine,
  hoursOfMonth,
  hoursOfWeek,
  laborCents,
  type StaffingLine,
} from '#features/contracts/staffing-plans/contract';
import { toHundredths } from '#platform/contract/money';
import { centsOfDetail, hoursOfDetail } from '../cost.ts';
import type { BudgetBasis, BudgetDetail } from '../details.ts';
import type { Part, Term } from './figure.ts';

/** The labor of a month, line by line: hours, wages, and wages with the burden on them. */
export type LaborParts = { hours: Part[]; wages: Part[]; loaded: Part[] };

type Line = { name: Pick<Part, 'group' | 'key' | 'note'>; hours: Term[]; wage: number };

type Amounts = { hours: number; wages: number; loaded: number };

const partsOf = ({ name, hours, wage }: Line, amounts: Amounts, basis: BudgetBasis): LaborParts => {
  const paid: Term[] = [
    { value: amounts.hours, unit: 'hours' },
    { value: wage, unit: 'wage' },
  ];
  const burden: Term = { value: basis.burden / 100, unit: 'burden' };
  return {
    hours: [{ ...name, terms: hours, amount: amounts.hours }],
    wages: [{ ...name, terms: paid, amount: amounts.wages }],
    loaded: [{ ...name, terms: [...paid, burden], amount: amounts.loaded }],
  };
};

const joined = (lines: readonly LaborParts[]): LaborParts => ({
  hours: lines.flatMap(({ hours }) => hours),
  wages: lines.flatMap(({ wages }) => wages),
  loaded: lines.flatMap(({ loaded }) => loaded),
});

const weeksTerm = ({ weeks }: BudgetBasis): Term => ({ value: weeks / 10_000, unit: 'weeks' });

export const laborOfPlan = (lines: readonly StaffingLine[], basis: BudgetBasis): LaborParts =>
  joined(
    lines.map((line) =>
      partsOf(
        {
          name: { group: 'shift', key: line.schedule_type, note: line.title },
          hours: [
            { value: line.headcount, unit: 'people' },
            { value: line.shift_length_hours, unit: 'hours' },
            { value: line.days.length, unit: 'days' },
            weeksTerm(basis),
          ],
          wage: line.wage_rate,
        },
        { hours: hoursOfMonth(hoursOfWeek(line), basis) / 1_000_000, ...costOfLine(line, basis) },
        basis,
      ),
    ),
  );

const termsOfPeriod = ({ period }: BudgetDetail, basis: BudgetBasis): Term[] => {
  if (period === 'month') return [];
  const days: Term = { value: basis.days_per_week, unit: 'days' };
  return period === 'day' ? [days, weeksTerm(basis)] : [weeksTerm(basis)];
};

/** Labor that was entered as an amount has no hours, and its amount counts without burden. */
export const laborOfBudget = (details: readonly BudgetDetail[], basis: BudgetBasis): LaborParts =>
  joined(
    details
      .filter(({ type }) => type === 'labor')
      .map((detail) => {
        const name = { group: 'cost' as const, key: 'labor', note: detail.note };
        const loaded = centsOfDetail(detail, basis) / 100;
        if (detail.unit === 'full') {
          const terms: Term[] = [
            { value: detail.amount ?? 0, unit: 'money' },
            ...termsOfPeriod(detail, basis),
          ];
          return {
            hours: [],
            wages: [{ ...name, terms, amount: loaded }],
            loaded: [{ ...name, terms, amount: loaded }],
          };
        }
        const hours = hoursOfDetail(detail, basis);
        const wage = detail.wage_rate ?? 0;
        return partsOf(
          {
            name,
            hours: [{ value: detail.quantity ?? 0, unit: 'hours' }, ...termsOfPeriod(detail, basis)],
            wage,
          },
          { hours: hours / 1_000_000, wages: laborCents(hours, toHundredths(wage)) / 100, loaded },
          basis,
        );
      }),
  );
