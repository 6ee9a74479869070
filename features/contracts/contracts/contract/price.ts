import { portion, sum, toHundredths } from '#platform/contract/money';
import { baseCents, creditCents, isCreditOn } from './credit.ts';
import type { BillbackLine, PricedTerms } from './lines.ts';
import type { Price } from './price-shape.ts';

/** Cents per month that the client is billed: the cost plus its mark-up. */
export const billbackCents = ({ cost, markup_type, markup }: BillbackLine): number =>
  toHundredths(cost) +
  (markup_type === 'fixed'
    ? toHundredths(markup)
    : portion(toHundredths(cost), toHundredths(markup), 10_000));

const perSquareFoot = (cents: number, squareFeet: number | null): number | null =>
  squareFeet ? Math.round((cents * 100) / squareFeet) / 10_000 : null;

/** The monthly price with the credits in force on a date. */
export const priceOn = (terms: PricedTerms, date: string): Price => {
  const base = baseCents(terms);
  const credits = sum(
    terms.credits.filter((credit) => isCreditOn(credit, date)).map((credit) => creditCents(credit, terms)),
  );
  const net = Math.max(0, base - credits);
  const billbacks = sum(terms.billbacks.map(billbackCents));
  return {
    on: date,
    base: base / 100,
    credits: credits / 100,
    net: net / 100,
    billbacks: billbacks / 100,
    invoice_month: (net + billbacks) / 100,
    contract_value: (12 * net) / 100,
    price_per_sqft_month: perSquareFoot(base, terms.square_feet.gross_cleanable),
    occupied_rate_month: perSquareFoot(net, terms.square_feet.occupied),
  };
};
