import { z } from 'zod';

export const pricingTypes = ['supply', 'labor', 'equipment', 'tech', 'other'] as const;
export const creditTypes = ['LPC', 'Vacancy', 'FF Vacancy', 'PF Vacancy'] as const;
export const creditMethods = ['per_sqft', 'percent', 'fixed'] as const;
export const billbackTypes = ['supply', 'health insurance'] as const;
export const markupTypes = ['fixed', 'percentage'] as const;

/** What the service costs with every room occupied. */
export const pricingLine = z.object({
  type: z.enum(pricingTypes),
  amount: z.number(),
  period: z.literal('month'),
  note: z.string(),
});

export type PricingLine = z.infer<typeof pricingLine>;

/** What is taken off while rooms stand empty or are little used. */
export const creditLine = z.object({
  type: z.enum(creditTypes),
  method: z.enum(creditMethods),
  /** Dollars a square foot, percent, or dollars, by the method. */
  rate: z.number(),
  /** Null: the vacant square feet of the contract. */
  sqft: z.int().nullable(),
  /** What a percent is taken of. */
  base: z.enum(['all', 'labor']),
  from: z.string().nullable(),
  to: z.string().nullable(),
});

export type CreditLine = z.infer<typeof creditLine>;

/** What is passed on to the client at cost and a mark-up, beside the price. */
export const billbackLine = z.object({
  type: z.enum(billbackTypes),
  cost: z.number(),
  markup_type: z.enum(markupTypes),
  /** Dollars or percent, by the type. */
  markup: z.number(),
  period: z.literal('month'),
});

export type BillbackLine = z.infer<typeof billbackLine>;

export const squareFeet = z.object({
  gross_cleanable: z.int().nullable(),
  occupied: z.int().nullable(),
  vacant: z.int().nullable(),
});

/** Everything a price is reckoned from. */
export type PricedTerms = {
  square_feet: z.infer<typeof squareFeet>;
  pricing: readonly PricingLine[];
  credits: readonly CreditLine[];
  billbacks: readonly BillbackLine[];
};
