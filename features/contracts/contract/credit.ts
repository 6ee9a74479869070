import type { CreditLine, PricedTerms } from './lines.ts';
import { portion, sum, toHundredths, toTenThousandths } from './money.ts';

/** Cents per month of all pricing lines, or of those of one type. */
export const baseCents = ({ pricing }: Pick<PricedTerms, 'pricing'>, type?: string): number =>
  sum(pricing.filter((line) => !type || line.type === type).map((line) => toHundredths(line.amount)));

/** Cents that a credit takes off a whole month. */
export const creditCents = (credit: CreditLine, terms: PricedTerms): number => {
  if (credit.method === 'fixed') return toHundredths(credit.rate);
  if (credit.method === 'percent') {
    const base = baseCents(terms, credit.base === 'labor' ? 'labor' : undefined);
    return portion(base, toTenThousandths(credit.rate), 1_000_000);
  }
  return portion(toTenThousandths(credit.rate), credit.sqft ?? terms.square_feet.vacant ?? 0, 100);
};

export const isCreditOn = ({ from, to }: CreditLine, date: string): boolean =>
  (from === null || from <= date) && (to === null || to >= date);

const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000;

/** Cents that a credit takes off the month of a date. A credit for part of the month counts by its days. */
export const creditCentsInMonth = (credit: CreditLine, terms: PricedTerms, date: string): number => {
  const [year = 0, month = 0] = date.split('-').map(Number);
  const first = Date.UTC(year, month - 1, 1) / 86_400_000;
  const next = Date.UTC(year, month, 1) / 86_400_000;
  const from = Math.max(first, credit.from === null ? first : dayOf(credit.from));
  const until = Math.min(next, credit.to === null ? next : dayOf(credit.to) + 1);
  return portion(creditCents(credit, terms), Math.max(0, until - from), next - first);
};
