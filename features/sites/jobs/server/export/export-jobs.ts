import { z } from 'zod';
import type { Locale } from '#platform/contract/fields';
import type { Tenant } from '#platform/server/db/tenant';
import type { ExportColumn } from '#platform/server/export/export-column';
import { exportHandler } from '#platform/server/export/export-handler';
import { jobExportEndpoints, jobStatuses, serviceTypes } from '../../contract/index.ts';
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

const row = z.object({
  id: z.int(),
  job_number: z.string(),
  job_name: z.string(),
  client: z.string(),
  status: z.enum(jobStatuses),
  /** The address of the first building by name. */
  address: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zip: z.string().nullable(),
  /** The area of the same building. */
  area: z.string().nullable(),
  buildings: z.int(),
  /** Square feet of all buildings together; null when none has any. */
  sqft: z.int().nullable(),
  /** Only active services. */
  services: z.array(z.object({ name: z.string(), type: z.enum(serviceTypes) })),
});

type ExportedJob = z.infer<typeof row>;

/** Rows for a file, in the order of the ids. Jobs that were deleted meanwhile are left out. */
const jobsForExport = (tenant: Tenant, ids: readonly number[]): Promise<ExportedJob[]> =>
  tenant.query({
    name: 'jobs-for-export',
    text: `select j.id, j.job_number, j.job_name, c.name as client, j.status, at.address, at.city, at.state, at.zip,
        at.area, coalesce(at.buildings, 0) as buildings, at.sqft,
        (select coalesce(json_agg(json_build_object('name', s.name, 'type', s.type) order by s.name, s.id), '[]')
          from job_services s where s.organization_id = $1 and s.job_id = j.id and s.status = 'active'
            and s.deleted_at is null) as services
      from unnest($2::int[]) with ordinality as wanted (id, place)
      join jobs j on j.organization_id = $1 and j.id = wanted.id and j.deleted_at is null
      join clients c on c.organization_id = $1 and c.id = j.client_id
      left join lateral (select b.address, b.city, b.state, b.zip, a.name as area, count(*) over ()::int as buildings,
          sum(b.gross_cleanable_sqft) over ()::int as sqft
        from job_buildings jb
        join buildings b on b.organization_id = $1 and b.id = jb.building_id and b.deleted_at is null
        left join areas a on a.organization_id = $1 and a.id = b.area_id
        where jb.organization_id = $1 and jb.job_id = j.id order by b.name, b.id limit 1) at on true
      order by wanted.place`,
    values: [tenant.organizationId, ids],
    row,
  });

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
