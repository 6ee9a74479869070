import { portion, toHundredths } from '#platform/contract/money';
import type { BillbackLine } from './lines.ts';

/** Cents per month that the client is billed: the cost plus its mark-up. */
export const billbackCents = ({ cost, markup_type, markup }: BillbackLine): number =>
  toHundredths(cost) +
  (markup_type === 'fixed'
    ? toHundredths(markup)
    : portion(toHundredths(cost), toHundredths(markup), 10_000));
