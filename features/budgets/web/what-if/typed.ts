import type { Changes } from '../../contract/index.ts';

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

/** The fields in which not every number makes sense. */
export type Bounded = 'occupied' | 'wage_pct' | 'burden_pct' | 'days_per_week';

export const typedOf = (changes: Changes): Typed => ({
  ...changes,
  occupied: changes.occupied ?? '',
  list_price: changes.list_price ?? '',
});

const orAsIs = <T>(value: number | '', asItIs: T): number | T => (value === '' ? asItIs : value);

const asked = (typed: Typed, asItIs: Changes): Changes => ({
  occupied: orAsIs(typed.occupied, asItIs.occupied),
  for_occupied: typed.for_occupied,
  wage_pct: orAsIs(typed.wage_pct, 0),
  wages: Object.fromEntries(
    Object.entries(typed.wages).filter((entry): entry is [string, number] => entry[1] !== ''),
  ),
  burden_pct: orAsIs(typed.burden_pct, asItIs.burden_pct),
  days_per_week: orAsIs(typed.days_per_week, asItIs.days_per_week),
  list_price: orAsIs(typed.list_price, asItIs.list_price),
});

/** What is asked; a field that holds something impossible counts as it is. */
export const changesOf = (typed: Typed, asItIs: Changes, wrong: readonly Bounded[]): Changes => ({
  ...asked(typed, asItIs),
  ...Object.fromEntries(wrong.map((name) => [name, asItIs[name]])),
});

/** What was typed, over figures that somebody else has changed meanwhile: what is as it was follows them. */
export const rebase = (typed: Typed, before: Changes, after: Changes): Typed => {
  const [was, is] = [typedOf(before), typedOf(after)];
  const kept = Object.entries(typed).filter(([name, value]) => value !== was[name as keyof Typed]);
  return { ...is, ...Object.fromEntries(kept), wages: typed.wages };
};
