import { z } from 'zod';
import { portion, toHundredths, toTenThousandths } from '#platform/contract/money';

export const pricingTypes = ['supply', 'labor', 'equipment', 'tech', 'other'] as const;
export const creditTypes = ['LPC', 'Vacancy', 'FF Vacancy', 'PF Vacancy'] as const;
export const creditMethods = ['per_sqft', 'percent', 'fixed'] as const;
export const billbackTypes = ['supply', 'health insurance'] as const;
export const markupTypes = ['fixed', 'percentage'] as const;

/** The price of the service with every room occupied. */
export const pricingLine = z.object({
  type: z.enum(pricingTypes),
  amount: z.number(),
  period: z.literal('month'),
  note: z.string(),
});

export type PricingLine = z.infer<typeof pricingLine>;

/** What is taken off the price while rooms are empty or little used. */
export const creditLine = z.object({
  type: z.enum(creditTypes),
  method: z.enum(creditMethods),
  /** Dollars per square foot, percent, or dollars, depending on the method. */
  rate: z.number(),
  /** Null: the square feet that are vacant, day by day. The price of the contract uses those vacant when it was agreed. */
  sqft: z.int().nullable(),
  /** The lines that a percentage applies to. */
  base: z.enum(['all', 'labor']),
  from: z.string().nullable(),
  to: z.string().nullable(),
});

export type CreditLine = z.infer<typeof creditLine>;

/** What the client pays beside the price: a cost with a mark-up. */
export const billbackLine = z.object({
  type: z.enum(billbackTypes),
  cost: z.number(),
  markup_type: z.enum(markupTypes),
  /** Dollars or percent, depending on the type. */
  markup: z.number(),
  period: z.literal('month'),
});

export type BillbackLine = z.infer<typeof billbackLine>;

export const squareFeet = z.object({
  gross_cleanable: z.int().nullable(),
  occupied: z.int().nullable(),
  vacant: z.int().nullable(),
  /** Vacant square feet on floors that are vacant as a whole; part of `vacant`. */
  vacant_full: z.int().nullable(),
});

/** Everything that a price is calculated from. */
export type PricedTerms = {
  square_feet: z.infer<typeof squareFeet>;
  pricing: readonly PricingLine[];
  credits: readonly CreditLine[];
  billbacks: readonly BillbackLine[];
};

const raisedCents = (dollars: number, percent: number): number =>
  portion(toHundredths(dollars), 10_000 + toHundredths(percent), 10_000) / 100;

/** The lines raised by a percentage, each rounded half up to a cent. */
export const escalate = <L extends PricingLine>(pricing: readonly L[], percent: number): L[] =>
  pricing.map((line) => ({ ...line, amount: raisedCents(line.amount, percent) }));

/** Credits raised like the price: rates to a hundredth of a cent, amounts to a cent. A percentage follows the price anyway. */
export const escalateCredits = <L extends CreditLine>(credits: readonly L[], percent: number): L[] =>
  credits.map((line) => {
    if (line.method === 'percent') return line;
    if (line.method === 'fixed') return { ...line, rate: raisedCents(line.rate, percent) };
    const rate = portion(toTenThousandths(line.rate), 10_000 + toHundredths(percent), 10_000) / 10_000;
    return { ...line, rate };
  });

/** Bill-backs raised like the price: cost, and a mark-up in dollars. A mark-up in percent follows the cost anyway. */
export const escalateBillbacks = <L extends BillbackLine>(billbacks: readonly L[], percent: number): L[] =>
  billbacks.map((line) => ({
    ...line,
    cost: raisedCents(line.cost, percent),
    ...(line.markup_type === 'fixed' && { markup: raisedCents(line.markup, percent) }),
  }));
