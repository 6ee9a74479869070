import type { PriceBasis } from '#features/special-projects/contract';
import { sum } from '#platform/contract/money';

/** An invoice that is there; those that were deleted do not count. */
export type BilledBefore = {
  /** Whole cents, after the discount. */
  subtotal: number;
  /** Whole cents that were given: billed as much as what is paid. */
  discount: number;
  /** The first day of its month. */
  period_from: string | null;
  task_ids: readonly number[];
};

type Priced = {
  price: number;
  price_basis: PriceBasis;
  /** How often the work is done in all; null while its rules have no end. */
  occurrences: number | null;
};

/** Whole cents that invoices take from the price. */
export const billedCents = (invoices: readonly Pick<BilledBefore, 'subtotal' | 'discount'>[]): number =>
  sum(invoices.map(({ subtotal, discount }) => subtotal + discount));

/** Whole cents of work that is billed once: a price for all of it, or one for each time that it was done. */
export const dueOnce = (
  { price, price_basis }: Pick<Priced, 'price' | 'price_basis'>,
  done: number,
): number => (price_basis === 'per_occurrence' && done > 0 ? price * done : price);

/** Whole cents of each of the next `count` occurrences beside those on other invoices. A price for all is divided over all
 * of them, and the last one takes the rest; no share where nobody knows how many there are. */
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
