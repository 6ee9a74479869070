import { z } from 'zod';

export const price = z.object({
  /** The price counts the credits in force on this date. */
  on: z.string(),
  base: z.number(),
  credits: z.number(),
  net: z.number(),
  billbacks: z.number(),
  /** The price of the month of that date. A credit for part of the month counts by its days. */
  invoice_month: z.number(),
  /** Twelve months at the net price, without bill-backs. */
  contract_value: z.number(),
  price_per_sqft_month: z.number().nullable(),
  occupied_rate_month: z.number().nullable(),
});

export type Price = z.infer<typeof price>;
