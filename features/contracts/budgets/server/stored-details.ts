import { toHundredths } from '#platform/contract/money';
import type { BudgetDetail } from '../contract/index.ts';

const converted = (details: readonly BudgetDetail[], convert: (value: number) => number): BudgetDetail[] =>
  details.map((detail) => {
    const number = (value: number | null, asked: boolean) =>
      asked && value !== null ? convert(value) : null;
    const hours = detail.unit === 'hours';
    return {
      ...detail,
      quantity: number(detail.quantity, hours),
      amount: number(detail.amount, !hours),
      wage_rate: number(detail.wage_rate, hours),
    };
  });

/** Lines as the table stores them: in whole numbers, without the fields that their unit does not use. */
export const storeDetails = (details: readonly BudgetDetail[]): BudgetDetail[] =>
  converted(details, toHundredths);

export const readDetails = (details: readonly BudgetDetail[]): BudgetDetail[] =>
  converted(details, (value) => value / 100);
