import { formatDate, formatMoney, type Translate } from '#platform/web/i18n/index';
import type { Column } from '#platform/web/ui/index';
import type { InvoiceRow } from '../../contract/index.ts';
import { amountFacts } from '../billing/invoice-line-list.tsx';
import { InvoiceStatusChip } from '../invoice-status.tsx';

const day = (date: string | null): string => (date === null ? '–' : formatDate(date));

const nameOf = ({ number }: InvoiceRow, t: Translate): string => number ?? t('invoices:status.draft');

const status = (t: Translate): Column<InvoiceRow> => ({
  id: 'status',
  header: t('invoices:field.status'),
  width: 160,
  cell: (row) => <InvoiceStatusChip invoice={row} />,
  card: 'chip',
});

const tableColumns = (t: Translate): readonly Column<InvoiceRow>[] => [
  { id: 'number', header: t('invoices:field.number'), width: 150, cell: (row) => nameOf(row, t) },
  {
    id: 'project',
    header: t('invoices:field.project'),
    cell: ({ special_project: { number, title } }) => `${number} ${title}`,
  },
  { id: 'client', header: t('invoices:field.client'), cell: ({ client }) => client.name },
  {
    id: 'po_number',
    header: t('invoices:field.po_number'),
    hiddenAtFirst: true,
    cell: ({ po_number }) => po_number ?? '–',
  },
  {
    id: 'issue_date',
    header: t('invoices:field.issue_date'),
    sort: 'issue',
    width: 110,
    from: 1060,
    cell: ({ issue_date }) => day(issue_date),
  },
  {
    id: 'due_date',
    header: t('invoices:field.due_date'),
    sort: 'due',
    width: 110,
    cell: ({ due_date }) => day(due_date),
  },
  {
    id: 'total',
    header: t('invoices:field.total'),
    sort: 'total',
    width: 120,
    numeric: true,
    cell: ({ total }) => formatMoney(total),
  },
  {
    id: 'balance',
    header: t('invoices:field.balance'),
    width: 120,
    numeric: true,
    cell: ({ balance }) => formatMoney(balance),
  },
  {
    id: 'exported',
    header: t('invoices:field.exported'),
    width: 100,
    hiddenAtFirst: true,
    cell: ({ exported }) => t(`invoices:accounting.${exported ? 'yes' : 'no'}`),
  },
  status(t),
];

const cardColumns = (t: Translate): readonly Column<InvoiceRow>[] => [
  {
    id: 'number',
    header: t('invoices:field.number'),
    cell: (row) => `${nameOf(row, t)} · ${row.special_project.title}`,
  },
  { id: 'client', header: t('invoices:field.client'), card: 'plain', cell: ({ client }) => client.name },
  {
    id: 'total',
    header: t('invoices:field.total'),
    card: 'plain',
    cell: (row) => amountFacts(row, t).join(' · '),
  },
  status(t),
];

export const invoiceColumns = (phone: boolean, t: Translate): readonly Column<InvoiceRow>[] =>
  phone ? cardColumns(t) : tableColumns(t);
