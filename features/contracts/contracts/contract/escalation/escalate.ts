import { portion, toHundredths } from '#platform/contract/money';
import type { PricingLine } from '../lines.ts';

/** The lines raised by a percentage, each rounded half up to a cent. */
export const escalate = <L extends PricingLine>(pricing: readonly L[], percent: number): L[] =>
  pricing.map((line) => ({
    ...line,
    amount: portion(toHundredths(line.amount), 10_000 + toHundredths(percent), 10_000) / 100,
  }));
