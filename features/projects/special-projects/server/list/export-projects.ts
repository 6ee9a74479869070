import type { Locale } from '#platform/contract/fields';
import type { ExportColumn } from '#platform/server/export/export-column';
import { exportHandler } from '#platform/server/export/export-handler';
import { exportColumnsFor, projectListEndpoints, type SpecialProjectRow } from '../../contract/index.ts';
import { presentRow } from '../project/present-row.ts';
import { projectTexts } from '../texts.ts';
import { projectIds, projectRows } from './project-list-repository.ts';

const names = (people: readonly { name: string }[]): string => people.map(({ name }) => name).join(', ');

const day = (date: string | null) => (date === null ? '' : { wall: date });

const columnsIn = (locale: Locale): readonly ExportColumn<SpecialProjectRow>[] => {
  const t = projectTexts(locale);
  return [
    { id: 'number', header: t('field.number'), value: (row) => row.number },
    { id: 'title', header: t('field.title'), value: (row) => row.title },
    { id: 'type', header: t('field.projectType'), value: (row) => t(`type.${row.projectType}`) },
    { id: 'client', header: t('field.client_id'), value: (row) => row.client.name },
    { id: 'job', header: t('field.job_number'), value: (row) => row.job?.job_number ?? '' },
    { id: 'job', header: t('field.job_id'), value: (row) => row.job?.job_name ?? '' },
    { id: 'price', header: t('field.price'), value: (row) => row.price },
    { id: 'price', header: t('field.price_basis'), value: (row) => t(`priceBasis.${row.price_basis}`) },
    {
      id: 'invoice_type',
      header: t('field.invoice_type'),
      value: (row) => (row.invoice_type ? t(`invoiceType.${row.invoice_type}`) : ''),
    },
    { id: 'scheduled_date', header: t('field.scheduled_date'), value: (row) => day(row.scheduled_date) },
    { id: 'due_date', header: t('field.due_date'), value: (row) => day(row.due_date) },
    { id: 'schedulers', header: t('field.schedulers'), value: (row) => names(row.schedulers) },
    { id: 'managers', header: t('field.managers'), value: (row) => names(row.managers) },
    { id: 'status', header: t('field.status'), value: (row) => t(`status.${row.status}`) },
    {
      id: 'invoice_status',
      header: t('field.invoice_status'),
      value: (row) => (row.invoice_status ? t(`invoiceStatus.${row.invoice_status}`) : ''),
    },
  ];
};

export const exportProjects = exportHandler(projectListEndpoints.exportSpecialProjects, {
  title: (locale) => projectTexts(locale)('titles.list'),
  columns: (locale, { person }) =>
    columnsIn(locale).filter(({ id }) => exportColumnsFor(person.flags).some((shown) => shown === id)),
  ids: (tenant, filters, { person, now }, max) => projectIds({ tenant, person, now }, filters, max),
  rows: async (tenant, ids, reader) => (await projectRows(tenant, ids)).map((row) => presentRow(row, reader)),
});
