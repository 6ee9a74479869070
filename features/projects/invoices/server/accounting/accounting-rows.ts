import { projectTexts } from '#features/projects/special-projects/server';
import type { Locale } from '#platform/contract/fields';
import { portion, sum } from '#platform/contract/money';
import { daysPast, lineCents } from '../../contract/index.ts';
import type { StoredInvoice } from '../invoice/columns-sql-repository.ts';
import { invoiceTexts } from '../texts.ts';

/** A row of a file for the accounts. Discount and tax are rows too, so the rows of an invoice add up to its total. */
export type AccountingRow = {
  invoice: StoredInvoice;
  kind: 'line' | 'discount' | 'tax';
  item: string;
  description: string;
  quantity: number;
  unit: string;
  /** Dollars. */
  rate: number;
  amount: number;
  taxable: boolean;
  /** Dollars of the invoice's tax that fall to this line. */
  tax: number;
};

const single = { quantity: 1, unit: '', taxable: false, tax: 0 } as const;

/** Cents of tax of each line: by its amount, and together the tax of the invoice. */
const taxOfLines = ({ lines, tax_cents }: StoredInvoice): number[] => {
  const taxed = lines.map((line) => (line.taxable ? lineCents(line) : 0));
  const all = sum(taxed);
  let [before, amounts] = [0, 0];
  return taxed.map((amount) => {
    amounts += amount;
    const until = all === 0 ? 0 : portion(tax_cents, amounts, all);
    const own = until - before;
    before = until;
    return own;
  });
};

export const accountingRows = (invoice: StoredInvoice, locale: Locale): AccountingRow[] => {
  const [t, projects] = [invoiceTexts(locale), projectTexts(locale)];
  const { lines, discount_cents, tax_cents, tax_rate, project_type } = invoice;
  const item = projects(`type.${project_type}`);
  const discount = discount_cents / 100;
  const tax = tax_cents / 100;
  const taxes = taxOfLines(invoice);
  return [
    ...lines.map((line, at) => ({
      invoice,
      kind: 'line' as const,
      item,
      description: line.description,
      quantity: line.quantity,
      unit: line.unit_of_measure,
      rate: line.unit_price,
      taxable: line.taxable,
      amount: lineCents(line) / 100,
      tax: (taxes[at] ?? 0) / 100,
    })),
    ...(discount === 0
      ? []
      : [
          {
            ...single,
            invoice,
            kind: 'discount' as const,
            item: t('field.discount'),
            description: t('field.discount'),
            rate: -discount,
            amount: -discount,
          },
        ]),
    ...(tax === 0
      ? []
      : [
          {
            ...single,
            invoice,
            kind: 'tax' as const,
            item: t('field.tax'),
            description: t('paper.tax', { rate: String(tax_rate / 1000) }),
            rate: tax,
            amount: tax,
          },
        ]),
  ];
};

/** Days from issue to the due date. */
export const termsOf = ({ issue_date, due_date }: StoredInvoice): number =>
  issue_date !== null && due_date !== null ? daysPast(issue_date, due_date) : 0;
