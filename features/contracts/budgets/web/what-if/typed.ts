import type { Changes } from '../../contract/index.ts';

/** The values of the fields. An empty field is '' and means unchanged, as NaN does. */
export type Typed = {
  occupied: number | '';
  for_occupied: boolean;
  wage_pct: number | '';
  wages: Readonly<Record<number, number | ''>>;
  burden_pct: number | '';
  days_per_week: number | '';
  list_price: number | '';
};

/** The fields that have a range. */
export type Bounded = 'occupied' | 'wage_pct' | 'burden_pct' | 'days_per_week';

export const typedOf = (changes: Changes): Typed => ({
  ...changes,
  occupied: changes.occupied ?? '',
  list_price: changes.list_price ?? '',
});

const orAsIs = <T>(value: number | '', asItIs: T): number | T =>
  Number.isFinite(value) ? Number(value) : asItIs;

const asked = (typed: Typed, asItIs: Changes): Changes => ({
  occupied: orAsIs(typed.occupied, asItIs.occupied),
  for_occupied: typed.for_occupied,
  wage_pct: orAsIs(typed.wage_pct, 0),
  wages: Object.fromEntries(
    Object.entries(typed.wages).filter((entry): entry is [string, number] => Number.isFinite(entry[1])),
  ),
  burden_pct: orAsIs(typed.burden_pct, asItIs.burden_pct),
  days_per_week: orAsIs(typed.days_per_week, asItIs.days_per_week),
  list_price: orAsIs(typed.list_price, asItIs.list_price),
});

/** The changes that were typed. A field with a value outside its range means unchanged. */
export const changesOf = (typed: Typed, asItIs: Changes, wrong: readonly Bounded[]): Changes => ({
  ...asked(typed, asItIs),
  ...Object.fromEntries(wrong.map((name) => [name, asItIs[name]])),
});

/** Moves what was typed onto figures that someone else has changed in the meantime: unchanged fields get the new values. */
export const rebase = (typed: Typed, before: Changes, after: Changes): Typed => {
  const [was, is] = [typedOf(before), typedOf(after)];
  const kept = Object.entries(typed).filter(([name, value]) => value !== was[name as keyof Typed]);
  return { ...is, ...Object.fromEntries(kept), wages: typed.wages };
};
