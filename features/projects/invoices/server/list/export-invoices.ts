import type { Locale } from '#platform/contract/fields';
import type { ExportColumn } from '#platform/server/export/export-column';
import { exportHandler } from '#platform/server/export/export-handler';
import { type InvoiceRow, invoiceListEndpoints } from '../../contract/index.ts';
import { presentRow } from '../invoice/present-row.ts';
import { invoiceTexts } from '../texts.ts';
import { invoiceIds } from './invoice-list-repository.ts';
import { invoiceRows } from './invoice-rows-repository.ts';

const day = (date: string | null) => (date === null ? '' : { wall: date });

const columnsIn = (locale: Locale): readonly ExportColumn<InvoiceRow>[] => {
  const t = invoiceTexts(locale);
  return [
    { id: 'number', header: t('field.number'), value: (row) => row.number ?? '' },
    { id: 'project', header: t('field.project'), value: (row) => row.special_project.number },
    { id: 'project', header: t('field.service'), value: (row) => row.special_project.title },
    { id: 'client', header: t('field.client'), value: (row) => row.client.name },
    { id: 'po_number', header: t('field.po_number'), value: (row) => row.po_number ?? '' },
    { id: 'issue_date', header: t('field.issue_date'), value: (row) => day(row.issue_date) },
    { id: 'due_date', header: t('field.due_date'), value: (row) => day(row.due_date) },
    { id: 'total', header: t('field.total'), value: (row) => row.total },
    { id: 'balance', header: t('field.balance'), value: (row) => row.balance },
    { id: 'status', header: t('field.status'), value: (row) => t(`status.${row.status}`) },
    { id: 'days_past_due', header: t('field.days_past_due'), value: (row) => row.days_past_due },
    {
      id: 'exported',
      header: t('field.exported'),
      value: (row) => t(`accounting.${row.exported ? 'yes' : 'no'}`),
    },
  ];
};

export const exportInvoices = exportHandler(invoiceListEndpoints.exportInvoices, {
  title: (locale) => invoiceTexts(locale)('titles.list'),
  columns: (locale) => columnsIn(locale),
  ids: (tenant, filters, { person, now }, max) => invoiceIds({ tenant, person, now }, filters, max),
  rows: async (tenant, ids, { now }) => (await invoiceRows(tenant, ids)).map((row) => presentRow(row, now)),
});
