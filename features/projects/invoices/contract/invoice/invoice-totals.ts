import { portion, sum, toHundredths, toTenThousandths } from '#platform/contract/money';

export const invoiceStatuses = ['draft', 'invoiced', 'paid', 'uncollected'] as const;

export type InvoiceStatus = (typeof invoiceStatuses)[number];

export type PricedLine = { quantity: number; unit_price: number; taxable: boolean };

/** Whole cents of a line, a fraction rounded half up. Unit prices have four decimals. */
export const lineCents = ({ quantity, unit_price }: Omit<PricedLine, 'taxable'>): number =>
  portion(toTenThousandths(unit_price), toHundredths(quantity), 10_000);

export type InvoiceTotals = { subtotal: number; tax: number; total: number };

/** Rounded half up. Uses BigInt, because the products can exceed what a number holds exactly. */
const roundedShare = (amounts: readonly number[], divisors: readonly number[]): number => {
  const product = (values: readonly number[]) => values.reduce((all, value) => all * BigInt(value), 1n);
  const divisor = product(divisors);
  return Number((2n * product(amounts) + divisor) / (2n * divisor));
};

/** Whole cents of an invoice. The discount is spread over all lines in proportion, and tax is rounded once, on the taxable
 * share of what is left. `discount` is in cents, `rate` in thousandths of a percent. */
export const invoiceTotals = (
  lines: readonly PricedLine[],
  discount: number,
  rate: number,
): InvoiceTotals => {
  const amounts = sum(lines.map(lineCents));
  const taxable = sum(lines.filter((line) => line.taxable).map(lineCents));
  const subtotal = amounts - discount;
  const tax =
    amounts === 0 || subtotal <= 0 ? 0 : roundedShare([subtotal, taxable, rate], [amounts, 100_000]);
  return { subtotal, tax, total: subtotal + tax };
};

export const balanceOf = (total: number, payments: readonly { cents: number }[]): number =>
  total - sum(payments.map(({ cents }) => cents));
