import { toHundredths, toTenThousandths } from '#platform/contract/money';
import type { BillbackLine, CreditLine, PricingLine } from '../contract/index.ts';

export type Lines = { pricing: PricingLine[]; credits: CreditLine[]; billbacks: BillbackLine[] };

type Each<T> = (lines: Lines, convert: { hundredths: T; tenThousandths: T }) => Lines;

const converted: Each<(value: number) => number> = (lines, { hundredths, tenThousandths }) => ({
  pricing: lines.pricing.map((line) => ({ ...line, amount: hundredths(line.amount) })),
  credits: lines.credits.map((line) => ({ ...line, rate: tenThousandths(line.rate) })),
  billbacks: lines.billbacks.map((line) => ({
    ...line,
    cost: hundredths(line.cost),
    markup: hundredths(line.markup),
  })),
});

/** Lines as the table stores them: in whole numbers. */
export const storeLines = (lines: Lines): Lines =>
  converted(lines, { hundredths: toHundredths, tenThousandths: toTenThousandths });

export const readLines = (lines: Lines): Lines =>
  converted(lines, {
    hundredths: (value) => value / 100,
    tenThousandths: (value) => value / 10_000,
  });
