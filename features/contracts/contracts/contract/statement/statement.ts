import { z } from 'zod';
import { billbackLine, creditLine, pricingLine } from '../lines.ts';

const days = { from: z.string(), to: z.string(), days: z.int() };

const amounts = {
  /** Dollars for a whole month. */
  monthly: z.number(),
  /** Dollars for the days of this line. */
  amount: z.number(),
};

/** One line of a credit: rooms that were vacant, or the days on which it applied. */
export const creditedLine = z.object({
  rooms: z.object({ building: z.string(), floor: z.string(), kind: z.enum(['FF', 'PF']) }).nullable(),
  sqft: z.int().nullable(),
  ...days,
  ...amounts,
});

/** The invoice of one contract for one month, laid out so that a client can check it. */
export const statement = z.object({
  month: z.string(),
  /** The days of the month on which the contract is in force. */
  ...days,
  days_in_month: z.int(),
  pricing: z.array(pricingLine.extend(amounts)),
  credits: z.array(creditLine.extend({ lines: z.array(creditedLine), amount: z.number() })),
  billbacks: z.array(billbackLine.extend(amounts)),
  base: z.number(),
  credited: z.number(),
  net: z.number(),
  billed_back: z.number(),
  invoice: z.number(),
});

export type Statement = z.infer<typeof statement>;

export type CreditedLine = z.infer<typeof creditedLine>;
