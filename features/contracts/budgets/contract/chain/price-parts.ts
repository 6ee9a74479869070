import { type PricedTerms, pricedOn } from '#features/contracts/contracts/contract';
import type { Part, Term } from './figure.ts';

const money = (value: number): Term => ({ value, unit: 'money' });

type Priced = ReturnType<typeof pricedOn>;

const creditTerms = (credit: Priced['credits'][number], { price, pricing }: Priced & PricedTerms): Term[] => {
  if (credit.method === 'fixed') return [money(credit.amount)];
  if (credit.method === 'per_sqft')
    return [
      { value: credit.agreed_sqft, unit: 'sqft' },
      { value: credit.rate, unit: 'rate' },
    ];
  const labor = pricing.filter(({ type }) => type === 'labor').reduce((all, { amount }) => all + amount, 0);
  return [money(credit.base === 'labor' ? labor : price.base), { value: credit.rate, unit: 'percent' }];
};

/** List price, credits and net price of a day, with their parts. */
export const priceParts = (terms: PricedTerms, date: string) => {
  const priced = pricedOn(terms, date);
  const list = terms.pricing.map(
    ({ type, amount, note }): Part => ({ group: 'pricing', key: type, note, terms: [], amount }),
  );
  const credits = priced.credits
    .filter(({ in_force }) => in_force)
    .map(
      (credit): Part => ({
        group: 'credit',
        key: credit.type,
        note: '',
        terms: creditTerms(credit, { ...terms, ...priced }),
        amount: credit.amount,
      }),
    );
  return { price: priced.price, list, credits };
};
