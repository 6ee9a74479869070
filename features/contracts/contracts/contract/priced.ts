import { agreedSquareFeet, creditCents, isAboveAverage, isCreditOn } from './credit.ts';
import type { BillbackLine, CreditLine, PricedTerms } from './lines.ts';
import { billbackCents, priceOn } from './price.ts';
import type { Price } from './price-shape.ts';

export type PricedCredit = CreditLine & {
  amount: number;
  /** The square feet that the amount is for. */
  agreed_sqft: number;
  in_force: boolean;
  above_average: boolean;
};

export type Priced = {
  square_feet: PricedTerms['square_feet'];
  credits: PricedCredit[];
  billbacks: (BillbackLine & { amount: number })[];
  price: Price;
};

/** The price on a date with the amount of each line: what the server answers, and what a form shows while it is filled
 * in. */
export const pricedOn = (terms: PricedTerms, date: string): Priced => ({
  square_feet: terms.square_feet,
  credits: terms.credits.map((credit) => ({
    ...credit,
    amount: creditCents(credit, terms) / 100,
    agreed_sqft: agreedSquareFeet(credit, terms),
    in_force: isCreditOn(credit, date),
    above_average: isAboveAverage(credit, terms),
  })),
  billbacks: terms.billbacks.map((line) => ({ ...line, amount: billbackCents(line) / 100 })),
  price: priceOn(terms, date),
});
