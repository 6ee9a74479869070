import type { Locale } from '#platform/contract/fields';
import type { ExportColumn } from '#platform/server/export/export-column';
import { exportHandler } from '#platform/server/export/export-handler';
import { jobExportEndpoints } from '../../contract/index.ts';
import {
  type ColumnValues,
  columnsFor,
  columnValues,
  type JobColumn,
  type JobColumns,
} from '../columns/job-column.ts';
import { jobIds } from '../list/job-list-repository.ts';
import type { ChooseCriteria } from '../list/site-criteria.ts';
import { jobTexts } from '../texts.ts';
import { type ExportedJob, jobsForExport } from './job-export-repository.ts';

type Row = ExportedJob & { added: ColumnValues };

const ownColumns = (locale: Locale): readonly ExportColumn<Row>[] => {
  const t = jobTexts(locale);
  return [
    { id: 'number', header: t('list.number'), value: (job) => job.job_number },
    { id: 'name', header: t('list.name'), value: (job) => job.job_name },
    { id: 'status', header: t('list.status'), value: (job) => t(`status.${job.status}`) },
    { id: 'client', header: t('list.client'), value: (job) => job.client },
    { id: 'buildings', header: t('export.address'), value: (job) => job.address },
    { id: 'buildings', header: t('export.city'), value: (job) => job.city },
    { id: 'buildings', header: t('list.state'), value: (job) => job.state },
    { id: 'buildings', header: t('export.zip'), value: (job) => job.zip },
    { id: 'buildings', header: t('list.buildings'), value: (job) => job.buildings },
    { id: 'area', header: t('export.area'), value: (job) => job.area },
    { id: 'sqft', header: t('list.sqft'), value: (job) => job.sqft },
    {
      id: 'services',
      header: t('services.title'),
      value: (job) => job.services.map(({ name, type }) => name || t(`services.type.${type}`)).join('; '),
    },
  ];
};

const addedColumns = (columns: readonly (readonly [string, JobColumn])[], locale: Locale) =>
  columns.map(
    ([id, { header }]): ExportColumn<Row> => ({
      id,
      header: header(locale),
      value: ({ added, id: jobId }) => added.get(id)?.get(jobId) ?? null,
    }),
  );

/** The same rows as the list, with its columns and those that other features add. */
export const exportJobs = (choose: ChooseCriteria, added: JobColumns) =>
  exportHandler(jobExportEndpoints.exportJobs, {
    title: (locale) => jobTexts(locale)('titles.list'),
    columns: (locale, { person }) => [
      ...ownColumns(locale),
      ...addedColumns(columnsFor(added, person), locale),
    ],
    ids: async (tenant, filters, reader, max) =>
      jobIds(tenant, filters, choose(filters.criteria, reader), max),
    rows: async (tenant, ids, reader) => {
      const values = await columnValues(columnsFor(added, reader.person), tenant, ids, reader);
      return (await jobsForExport(tenant, ids)).map((job) => ({ ...job, added: values }));
    },
  });
