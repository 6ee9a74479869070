import { addDays } from '#platform/contract/add-days';
import { toHundredths } from '#platform/contract/money';
import { baseCents } from './credit.ts';
import type { PricedTerms } from './lines.ts';
import { priceOn } from './price.ts';
import type { Period } from './status.ts';

/** A period of a contract with one price, in cents per month. `to` is null if the contract has no end. */
export type PriceSpan = {
  from: string;
  to: string | null;
  base_cents: number;
  net_cents: number;
  labor_cents: number;
};

/** The first day of each price: the price changes only where a credit begins or ends. */
const firstDays = (
  { credits }: Pick<PricedTerms, 'credits'>,
  { start_date: start, termination_date: end }: Omit<Period, 'status'>,
): string[] => {
  const changes = credits.flatMap(({ from, to }) => [from, to && addDays(to, 1)]);
  const within = changes.filter((day) => day !== null && day > start && (end === null || day <= end));
  return [...new Set([start, ...(within as string[])])].toSorted();
};

/** The prices of a contract from its first day to its last, without a gap. */
export const priceSpans = (terms: PricedTerms, period: Omit<Period, 'status'>): PriceSpan[] =>
  firstDays(terms, period).map((from, index, days) => {
    const next = days[index + 1];
    return {
      from,
      to: next === undefined ? period.termination_date : addDays(next, -1),
      base_cents: baseCents(terms),
      net_cents: toHundredths(priceOn(terms, from).net),
      labor_cents: baseCents(terms, 'labor'),
    };
  });
