import { portion, sum, toHundredths, toTenThousandths } from '#platform/contract/money';
import { type CostEstimate, costCents, marginOf } from '../project/project-price.ts';
import { type CostKind, costKinds } from './cost.ts';

/** Whole cents of an entry, a fraction rounded half up. Its unit cost has four decimals. */
export const entryCents = (quantity: number, unitCost: number): number =>
  portion(toTenThousandths(unitCost), toHundredths(quantity), 10_000);

/** Estimated hours, counted once for each date that is done, and noted hours. */
export const hourFigures = (
  entries: readonly { kind: CostKind; quantity: number }[],
  { labor_hours }: { labor_hours: number },
  dates: number | null,
) => ({
  estimated: labor_hours === 0 ? null : (toHundredths(labor_hours) * (dates ?? 1)) / 100,
  noted: sum(entries.map(({ kind, quantity }) => (kind === 'hours' ? toHundredths(quantity) : 0))) / 100,
});

type Counted = { kind: CostKind; cents: number | null };

type Sold = {
  /** Whole cents; null without a price. */
  cents: number | null;
  cost_estimate: CostEstimate;
  /** How many dates the price is for; null for a price of all of the work. */
  dates: number | null;
};

/** What the work took beside what was estimated, in whole cents. At a price for each date, price and estimate count once for
 * each date that is done. What is left is known once all that was noted has a price. */
export const costFigures = (entries: readonly Counted[], { cents, cost_estimate, dates }: Sold) => {
  const times = dates ?? 1;
  const price = cents === null ? null : cents * times;
  const estimate = costCents(cost_estimate) * times;
  const of = (kind: CostKind) => sum(entries.map((entry) => (entry.kind === kind ? (entry.cents ?? 0) : 0)));
  const byKind = Object.fromEntries(costKinds.map((kind) => [kind, of(kind)])) as Record<CostKind, number>;
  const actual = sum(Object.values(byKind));
  const unpriced = entries.filter((entry) => entry.cents === null).length;
  const isKnown = entries.length > 0 && unpriced === 0;
  return {
    estimate,
    actual,
    byKind,
    unpriced,
    difference: isKnown ? estimate - actual : null,
    estimated: price === null ? null : marginOf(price, estimate),
    made: price === null || !isKnown ? null : marginOf(price, actual),
  };
};
