import { portion, sum, toHundredths, toTenThousandths } from '#platform/contract/money';
import type { CreditLine, PricedTerms } from './lines.ts';

/** Cents per month of all pricing lines, or of those of one type. */
export const baseCents = ({ pricing }: Pick<PricedTerms, 'pricing'>, type?: string): number =>
  sum(pricing.filter((line) => !type || line.type === type).map((line) => toHundredths(line.amount)));

/** The square feet for which a credit was agreed: its own, or those vacant rooms of its kind had at that time. */
export const agreedSquareFeet = ({ type, sqft }: CreditLine, { square_feet }: PricedTerms): number => {
  const [vacant, full] = [square_feet.vacant ?? 0, square_feet.vacant_full ?? 0];
  if (sqft !== null) return sqft;
  if (type === 'FF Vacancy') return full;
  return type === 'PF Vacancy' ? Math.max(0, vacant - full) : vacant;
};

/** Cents per month of a rate on square feet. */
export const rateCents = (rate: number, squareFeet: number): number =>
  portion(toTenThousandths(rate), squareFeet, 100);

/** Cents that a credit takes off a whole month, while something is vacant if it is for vacant rooms. */
export const wholeCents = (credit: CreditLine, terms: PricedTerms): number => {
  if (credit.method === 'fixed') return toHundredths(credit.rate);
  if (credit.method === 'percent') {
    const base = baseCents(terms, credit.base === 'labor' ? 'labor' : undefined);
    return portion(base, toTenThousandths(credit.rate), 1_000_000);
  }
  return rateCents(credit.rate, agreedSquareFeet(credit, terms));
};

/** Cents that a credit takes off a whole month. One for vacant rooms, also as a percentage or an amount, counts only where the
 * contract says that something of its kind is vacant. */
export const creditCents = (credit: CreditLine, terms: PricedTerms): number =>
  credit.type !== 'LPC' && agreedSquareFeet(credit, terms) === 0 ? 0 : wholeCents(credit, terms);

/** Whether a credit counts what is vacant in the buildings, day by day: by square foot for each room, as a percentage or an
 * amount on the days on which anything of its kind is vacant. */
export const followsVacancies = ({ type, sqft }: CreditLine): boolean => type !== 'LPC' && sqft === null;

/** Whether a credit gives back more for a square foot than one costs on average. */
export const isAboveAverage = (credit: CreditLine, terms: PricedTerms): boolean => {
  const gross = terms.square_feet.gross_cleanable ?? 0;
  return (
    credit.method === 'per_sqft' &&
    gross > 0 &&
    toTenThousandths(credit.rate) * gross > baseCents(terms) * 100
  );
};

const vacancyTypes: ReadonlySet<CreditLine['type']> = new Set(['FF Vacancy', 'PF Vacancy']);

/** Whether a contract has both a credit for all vacancies and one for full floors or parts of floors, which is not allowed:
 * rooms would be credited twice. */
export const mixesVacancies = (credits: readonly Pick<CreditLine, 'type'>[]): boolean =>
  credits.some(({ type }) => type === 'Vacancy') && credits.some(({ type }) => vacancyTypes.has(type));

export const isCreditOn = ({ from, to }: CreditLine, date: string): boolean =>
  (from === null || from <= date) && (to === null || to >= date);
