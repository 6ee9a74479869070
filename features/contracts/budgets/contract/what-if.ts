import { type StaffingLine, scaleToOccupied } from '#features/contracts/staffing-plans/contract';
import { portion, sum, toHundredths } from '#platform/contract/money';
import { type Column, chainOf, figureOf } from './chain/chain.ts';
import type { ChainInputs } from './chain/inputs.ts';
import type { BudgetDetail } from './details.ts';
import { type Margin, marginOf } from './margin.ts';
import { hasStartUp } from './start-up.ts';

/** The values that a person wants to try out. */
export type Changes = {
  /** Square feet; null if the contract does not have them. */
  occupied: number | null;
  /** Cleaner hours follow the occupied square feet instead of the plan of the full building. */
  for_occupied: boolean;
  /** Percent on top of every wage. */
  wage_pct: number;
  /** Dollars per hour by index of the line, before `wage_pct` is added. */
  wages: Readonly<Record<number, number>>;
  burden_pct: number;
  days_per_week: number;
  /** Null where there is no contract. */
  list_price: number | null;
};

const listPrice = ({ contract }: ChainInputs): number | null =>
  contract && sum(contract.terms.pricing.map(({ amount }) => toHundredths(amount))) / 100;

/** The values without any change. */
export const noChanges = (inputs: ChainInputs): Changes => ({
  occupied: inputs.contract?.terms.square_feet.occupied ?? null,
  for_occupied: inputs.current !== null,
  wage_pct: 0,
  wages: {},
  burden_pct: inputs.basis.burden / 100,
  days_per_week: inputs.basis.days_per_week,
  list_price: listPrice(inputs),
});

/** Whether a value of the contract is changed, which a saved budget cannot hold. */
export const isContractAsked = (inputs: ChainInputs, { list_price, occupied }: Changes): boolean => {
  const asItIs = noChanges(inputs);
  return list_price !== asItIs.list_price || occupied !== asItIs.occupied;
};

const wholeWeek = [1, 2, 3, 4, 5, 6, 0];

/** Adds `more` days of the week, from Monday on, or takes days away, from the end; at least one day is left. */
const moreDays = (days: readonly number[], more: number): number[] => {
  const count = Math.min(7, Math.max(1, days.length + more));
  const own = wholeWeek.filter((day) => days.includes(day));
  const others = wholeWeek.filter((day) => !days.includes(day));
  return [...own, ...others].slice(0, count).toSorted((a, b) => a - b);
};

const changedWage = (wage: number, at: number, { wages, wage_pct }: Changes): number =>
  portion(toHundredths(wages[at] ?? wage), 10_000 + toHundredths(wage_pct), 10_000) / 100;

/** The lines of the plan that the changes start from; null when labor is only in the budget. */
const plannedLines = (inputs: ChainInputs, changes: Changes): readonly StaffingLine[] | null => {
  const { full, current, contract } = inputs;
  const isSame = changes.occupied === (contract?.terms.square_feet.occupied ?? null);
  if (!full?.sqft_basis) return (current ?? full)?.lines ?? null;
  if (!changes.for_occupied) return full.lines;
  if (current && isSame) return current.lines;
  return scaleToOccupied(
    { lines: full.lines, sqft_basis: full.sqft_basis },
    changes.occupied ?? full.sqft_basis,
  );
};

/** Dollars per hour before any change, in the order of the lines. */
const wagesAsked = (inputs: ChainInputs, changes: Changes): number[] =>
  plannedLines(inputs, changes)?.map(({ wage_rate }) => wage_rate) ??
  (inputs.budget?.details ?? [])
    .filter(({ unit }) => unit === 'hours')
    .map(({ wage_rate }) => wage_rate ?? 0);

const changedLines = (inputs: ChainInputs, changes: Changes): StaffingLine[] | null => {
  const more = changes.days_per_week - inputs.basis.days_per_week;
  return (
    plannedLines(inputs, changes)?.map((line, at) => ({
      ...line,
      days: more === 0 ? line.days : moreDays(line.days, more),
      wage_rate: changedWage(line.wage_rate, at, changes),
    })) ?? null
  );
};

/** The lines of the budget without start-up that is over, so that it does not begin again. */
const detailsAsked = ({ budget, on }: ChainInputs): BudgetDetail[] =>
  (budget?.details ?? []).filter(
    ({ type }) => type !== 'supply_startup' || hasStartUp(budget?.effective_from ?? on, on),
  );

/** Scales hours per week with the days of the week. Hours per day need no change, because they count on more days anyway. */
const changedDetails = (inputs: ChainInputs, changes: Changes): BudgetDetail[] => {
  const { days_per_week: days } = inputs.basis;
  const labor = (inputs.budget?.details ?? []).filter(({ unit }) => unit === 'hours');
  return detailsAsked(inputs).map((detail) =>
    detail.unit === 'full'
      ? detail
      : {
          ...detail,
          quantity:
            detail.period === 'week'
              ? portion(toHundredths(detail.quantity ?? 0), changes.days_per_week, days) / 100
              : detail.quantity,
          wage_rate: changedWage(detail.wage_rate ?? 0, labor.indexOf(detail), changes),
        },
  );
};

const changedContract = ({ contract }: ChainInputs, changes: Changes): ChainInputs['contract'] => {
  if (!contract) return null;
  const { square_feet: feet, pricing } = contract.terms;
  const isOccupiedAsItIs = changes.occupied === feet.occupied;
  const { gross_cleanable: gross } = feet;
  const vacant =
    gross === null || changes.occupied === null || isOccupiedAsItIs
      ? feet.vacant
      : Math.max(0, gross - changes.occupied);
  const more =
    toHundredths(changes.list_price ?? 0) - toHundredths(listPrice({ contract } as ChainInputs) ?? 0);
  return {
    ...contract,
    terms: {
      ...contract.terms,
      square_feet: {
        ...feet,
        occupied: changes.occupied,
        vacant,
        vacant_full: isOccupiedAsItIs ? feet.vacant_full : Math.min(feet.vacant_full ?? 0, vacant ?? 0),
      },
      pricing:
        more === 0 || changes.list_price === null
          ? pricing
          : [...pricing, { type: 'other', amount: more / 100, period: 'month', note: '' }],
    },
  };
};

export type WhatIf = {
  before: Column | undefined;
  after: Column | undefined;
  /** The margin after the changes; null without a price or a cost. */
  margin: Margin | null;
  /** The lines of the plan after the changes; null when labor is only in the budget. */
  lines: StaffingLine[] | null;
  details: BudgetDetail[];
  /** Wages of the changed lines before the changes: dollars per hour, in the order of the lines. */
  wages: number[];
};

const columnOf = (
  inputs: ChainInputs,
  changes: Changes,
  { lines, details }: Pick<WhatIf, 'lines' | 'details'>,
): Column | undefined => {
  const plan = inputs.current ?? inputs.full;
  const columns = chainOf({
    ...inputs,
    basis: {
      weeks: inputs.weeks_now,
      burden: toHundredths(changes.burden_pct),
      days_per_week: changes.days_per_week,
      startup_month: inputs.basis.startup_month,
    },
    contract: changedContract(inputs, changes),
    budget: inputs.budget && { ...inputs.budget, details },
    current: plan && lines && { ...plan, lines },
  });
  return columns.find(({ key }) => key === (lines ? 'current' : 'budget'));
};

const marginIn = (column: Column | undefined): Margin | null => {
  const shownAs = (key: 'net' | 'total' | 'loaded') => figureOf(column, key)?.value ?? null;
  const [net, total] = [shownAs('net'), shownAs('total')];
  return net === null || total === null ? null : marginOf(net, { total, labor: shownAs('loaded') ?? 0 });
};

const laborOf = (inputs: ChainInputs, changes: Changes) => ({
  lines: changedLines(inputs, changes),
  details: changedDetails(inputs, changes),
});

/** A service as it is, beside how it would be. Both are calculated in the same way, with the weeks per month of a new budget,
 * so that they differ only by the changes. */
export const whatIf = (inputs: ChainInputs, changes: Changes): WhatIf => {
  const asItIs = noChanges(inputs);
  const labor = laborOf(inputs, changes);
  const after = columnOf(inputs, changes, labor);
  return {
    before: columnOf(inputs, asItIs, laborOf(inputs, asItIs)),
    after,
    margin: marginIn(after),
    ...labor,
    wages: wagesAsked(inputs, changes),
  };
};
