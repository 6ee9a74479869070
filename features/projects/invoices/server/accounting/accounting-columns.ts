import type { ExportColumn } from '#platform/server/export/export-column';
import type { AccountingFormat } from '../../contract/index.ts';
import { type AccountingRow, termsOf } from './accounting-rows.ts';

type Column = ExportColumn<AccountingRow>;

const column = (header: string, value: Column['value']): Column => ({ id: header, header, value });

/** `03/10/2027`, the form that QuickBooks reads in the United States. */
const americanDate = (date: string | null): string => {
  const [year, month, day] = (date ?? '').split('-');
  return date === null ? '' : `${month}/${day}/${year}`;
};

const wall = (date: string | null) => (date === null ? '' : { wall: date });

const memoOf = ({ invoice: { special_project: project, po_number } }: AccountingRow): string =>
  [`${project.number} ${project.title}`, po_number && `PO ${po_number}`].filter(Boolean).join(' · ');

const isTaxed = ({ taxable, invoice }: AccountingRow): boolean => taxable && invoice.tax_cents > 0;

/** The columns that QuickBooks Online imports. Rate and tax stand with each line, so that its tax reports have them. */
const quickbooks: readonly Column[] = [
  column('InvoiceNo', ({ invoice }) => invoice.number),
  column('Customer', ({ invoice }) => invoice.bill_to.name),
  column('InvoiceDate', ({ invoice }) => americanDate(invoice.issue_date)),
  column('DueDate', ({ invoice }) => americanDate(invoice.due_date)),
  column('Terms', ({ invoice }) => `Net ${termsOf(invoice)}`),
  column('Memo', memoOf),
  column('Item(Product/Service)', ({ item }) => item),
  column('ItemDescription', ({ description }) => description),
  column('ItemQuantity', ({ quantity }) => quantity),
  column('ItemRate', ({ rate }) => rate),
  column('ItemAmount', ({ amount }) => amount),
  column('Taxable', (row) => (isTaxed(row) ? 'Y' : 'N')),
  column('TaxRate', (row) => (isTaxed(row) ? `${row.invoice.tax_rate / 1000}%` : '')),
  column('ItemTaxAmount', ({ tax }) => tax),
];

const general: readonly Column[] = [
  column('invoice', ({ invoice }) => invoice.number),
  column('status', ({ invoice }) => invoice.status),
  column('account_number', ({ invoice }) => invoice.bill_to.account_number),
  column('client', ({ invoice }) => invoice.bill_to.name),
  column('issue_date', ({ invoice }) => wall(invoice.issue_date)),
  column('due_date', ({ invoice }) => wall(invoice.due_date)),
  column('po_number', ({ invoice }) => invoice.po_number),
  column('project', ({ invoice }) => invoice.special_project.number),
  column('title', ({ invoice }) => invoice.special_project.title),
  column('job', ({ invoice }) => invoice.job?.job_number ?? ''),
  column('kind', ({ kind }) => kind),
  column('item', ({ item }) => item),
  column('description', ({ description }) => description),
  column('quantity', ({ quantity }) => quantity),
  column('unit', ({ unit }) => unit),
  column('unit_price', ({ rate }) => rate),
  column('taxable', ({ taxable }) => (taxable ? 'yes' : 'no')),
  column('tax_rate', ({ invoice }) => invoice.tax_rate / 1000),
  column('amount', ({ amount }) => amount),
];

/** The headers are not translated: other programs look for exactly these. */
export const accountingColumns: Readonly<Record<AccountingFormat, readonly Column[]>> = {
  quickbooks,
  general,
};
