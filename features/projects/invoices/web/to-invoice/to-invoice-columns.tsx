import { Group } from '@mantine/core';
import { ProjectStatusChip } from '#features/projects/special-projects/web';
import { formatDate, formatMoney, formatNumber, type Translate } from '#platform/web/i18n/index';
import { type Column, StatusChip } from '#platform/web/ui/index';
import type { ToInvoiceRow } from '../../contract/index.ts';
import classes from '../invoices.module.css';

const nameOf = ({ number, title }: ToInvoiceRow): string => `${number} ${title}`;

const placeOf = ({ client, job }: ToInvoiceRow): string =>
  [client.name, job && `${job.job_number} ${job.job_name}`].filter(Boolean).join(' · ');

const status = (t: Translate): Column<ToInvoiceRow> => ({
  id: 'status',
  header: t('invoices:field.status'),
  width: 150,
  cell: (row) => (
    <Group component="span" className={classes.chips} gap={4} align="stretch" display="inline-flex">
      <ProjectStatusChip project={row} />
      {row.draft_id !== null && <StatusChip status="draft" label={t('invoices:toInvoice.hasDraft')} />}
    </Group>
  ),
  card: 'chip',
});

const tableColumns = (t: Translate): readonly Column<ToInvoiceRow>[] => [
  { id: 'project', header: t('invoices:field.project'), cell: nameOf },
  { id: 'client', header: t('invoices:field.client'), cell: ({ client }) => client.name },
  {
    id: 'job',
    header: t('special-projects:field.job_id'),
    cell: ({ job }) => (job ? `${job.job_number} ${job.job_name}` : '–'),
  },
  {
    id: 'invoice_type',
    header: t('special-projects:field.invoice_type'),
    width: 130,
    from: 1060,
    cell: ({ invoice_type }) => t(`special-projects:invoiceType.${invoice_type}`),
  },
  {
    id: 'done_on',
    header: t('invoices:toInvoice.doneOn'),
    width: 110,
    cell: ({ done_on }) => formatDate(done_on),
  },
  {
    id: 'age',
    header: t('invoices:toInvoice.age'),
    sort: 'age',
    numeric: true,
    width: 100,
    cell: ({ age_days }) => formatNumber(age_days),
  },
  {
    id: 'value',
    header: t('invoices:toInvoice.value'),
    sort: 'value',
    numeric: true,
    width: 130,
    cell: ({ value }) => formatMoney(value),
  },
  status(t),
];

const cardColumns = (t: Translate): readonly Column<ToInvoiceRow>[] => [
  { id: 'project', header: t('invoices:field.project'), cell: nameOf },
  { id: 'client', header: t('invoices:field.client'), card: 'plain', cell: placeOf },
  {
    id: 'value',
    header: t('invoices:toInvoice.value'),
    card: 'plain',
    cell: ({ value, age_days: count }) =>
      `${formatMoney(value)} · ${t('invoices:toInvoice.waits', { count })}`,
  },
  status(t),
];

export const toInvoiceColumns = (phone: boolean, t: Translate): readonly Column<ToInvoiceRow>[] =>
  phone ? cardColumns(t) : tableColumns(t);
