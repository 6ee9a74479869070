import type { Changes } from '#features/budgets/contract';

/** What stands in the fields; an empty one is '' and counts as it is. */
export type Typed = {
  occupied: number | '';
  for_occupied: boolean;
  wage_pct: number | '';
  wages: Readonly<Record<number, number | ''>>;
  burden_pct: number | '';
  days_per_week: number | '';
  list_price: number | '';
};

export const typedOf = (changes: Changes): Typed => ({
  ...changes,
  occupied: changes.occupied ?? '',
  list_price: changes.list_price ?? '',
});

const orAsIs = <T>(value: number | '', asItIs: T): number | T => (value === '' ? asItIs : value);

const withinWeek = (days: number): number => Math.min(7, Math.max(1, days));

export const changesOf = (typed: Typed, asItIs: Changes): Changes => ({
  occupied: orAsIs(typed.occupied, asItIs.occupied),
  for_occupied: typed.for_occupied,
  wage_pct: orAsIs(typed.wage_pct, 0),
  wages: Object.fromEntries(
    Object.entries(typed.wages).filter((entry): entry is [string, number] => entry[1] !== ''),
  ),
  burden_pct: Math.min(100, orAsIs(typed.burden_pct, asItIs.burden_pct)),
  days_per_week: withinWeek(orAsIs(typed.days_per_week, asItIs.days_per_week)),
  list_price: orAsIs(typed.list_price, asItIs.list_price),
});
