import type { PriceBasis } from '#features/projects/special-projects/contract';
import { sum } from '#platform/contract/money';

/** An invoice of the project that is not deleted. */
export type BilledBefore = {
  /** Whole cents, after the discount. */
  subtotal: number;
  /** Whole cents of discount: they count as billed. */
  discount: number;
  /** The first day of its month. */
  period_from: string | null;
  task_ids: readonly number[];
};

type Priced = {
  price: number;
  price_basis: PriceBasis;
  /** How often the work is done in all; null while a rule has no end. */
  occurrences: number | null;
};

/** Whole cents of the price that invoices have used up. */
export const billedCents = (invoices: readonly Pick<BilledBefore, 'subtotal' | 'discount'>[]): number =>
  sum(invoices.map(({ subtotal, discount }) => subtotal + discount));

/** Whole cents of work that is billed once: a price for all of it, or one for each time that it was done. */
export const dueOnce = (
  { price, price_basis }: Pick<Priced, 'price' | 'price_basis'>,
  done: number,
): number => (price_basis === 'per_occurrence' && done > 0 ? price * done : price);

/** Whole cents of each of the next `count` occurrences that are on no other invoice. A total price is divided over all
 * occurrences, and the last one takes the remainder; no shares while the number of occurrences is unknown. */
export const sharesOf = (
  { price, price_basis, occurrences }: Priced,
  others: readonly BilledBefore[],
  count: number,
): number[] => {
  if (price_basis === 'per_occurrence') return new Array<number>(count).fill(price);
  if (occurrences === null || count === 0) return [];
  const left = Math.max(0, price - billedCents(others));
  const taken = sum(others.map(({ task_ids }) => task_ids.length));
  const open = Math.max(count, occurrences - taken);
  const share = Math.min(Math.floor(price / (taken + open)), Math.floor(left / open));
  const shares = new Array<number>(count).fill(share);
  if (count === open) shares[count - 1] = left - share * (count - 1);
  return shares;
};
