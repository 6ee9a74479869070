import { z } from 'zod';
import type { Locale } from '#platform/contract/fields';
import type { Tenant } from '#platform/server/db/tenant';
import type { ExportColumn } from '#platform/server/export/export-column';
import { exportHandler } from '#platform/server/export/export-handler';
import { intlOf } from '#platform/server/texts/read-texts';
import {
  type Holidays,
  occurrenceOn,
  type RuleText,
  ruleSentence,
  taskExportEndpoints,
} from '../../contract/index.ts';
import { taskTexts } from '../texts.ts';
import { holidaysAround } from './make-occurrences.ts';
import { onTimeRate } from './occurrence-figures.ts';
import { seriesHealthSql, seriesOccurrences } from './series-detail-repository.ts';
import { seriesIds } from './series-list-repository.ts';
import { type SeriesRecord, seriesRecord } from './series-repository.ts';

/** The day on which people see the next occurrence. A date that has no task yet is shifted for holidays as its task will be. */
export const shownNextDate = (
  { upcoming_on, next_on, rule }: Pick<SeriesRecord, 'upcoming_on' | 'next_on' | 'rule'>,
  holidays: Holidays,
): string | null =>
  upcoming_on !== null && upcoming_on === next_on
    ? occurrenceOn(upcoming_on, rule, holidays).shown_on
    : upcoming_on;

const row = seriesRecord
  .pick({
    title: true,
    description: true,
    status: true,
    type: true,
    priority_level: true,
    rule: true,
    based_on: true,
    next_on: true,
    upcoming_on: true,
  })
  .extend({
    job_number: z.string(),
    job_name: z.string(),
    building: z.string(),
    assignees: z.string(),
    health: seriesOccurrences.shape.health,
  });

type ExportedSeries = z.infer<typeof row>;

/** Rows for a file, in the order of the ids; what was deleted meanwhile is left out. */
const seriesForExport = (tenant: Tenant, ids: readonly number[], now: Date): Promise<ExportedSeries[]> =>
  tenant.query({
    name: 'series-for-export',
    text: `select t.title, t.description, t.status, t.type, t.priority_level, t.rule, t.based_on, t.next_on,
        t.upcoming_on, j.job_number, j.job_name, b.name as building,
        coalesce((select string_agg(m.name, ', ' order by m.name) from memberships m
          where m.organization_id = $1 and m.user_id = any(t.assignee_user_ids)), '') as assignees,
        ${seriesHealthSql((task) => `${task}.series_id = t.id`, '$3')} as health
      from unnest($2::int[]) with ordinality as wanted (id, at)
      join task_series t on t.organization_id = $1 and t.id = wanted.id and t.deleted_at is null
      join jobs j on j.organization_id = $1 and j.id = t.job_id
      join buildings b on b.organization_id = $1 and b.id = t.building_id
      order by wanted.at`,
    values: [tenant.organizationId, ids, now],
    row,
  });

type Exported = ExportedSeries & { next_date: string | null };

const columnsIn = (locale: Locale): readonly ExportColumn<Exported>[] => {
  const t = taskTexts(locale);
  const language = {
    intl: intlOf[locale],
    say: (text: RuleText, values = {}) => t(`series.${text}`, values),
  };
  return [
    { id: 'title', header: t('field.title'), value: (row) => row.title },
    { id: 'title', header: t('field.description'), value: (row) => row.description },
    { id: 'site', header: t('field.job_number'), value: (row) => row.job_number },
    { id: 'site', header: t('field.site'), value: (row) => row.job_name },
    { id: 'site', header: t('field.building'), value: (row) => row.building },
    {
      id: 'rule',
      header: t('series.repeats'),
      value: (row) => ruleSentence(row.rule, row.based_on, language),
    },
    { id: 'type', header: t('field.type'), value: (row) => t(`type.${row.type}`) },
    { id: 'priority', header: t('field.priority'), value: (row) => t(`priority.${row.priority_level}`) },
    {
      id: 'next_date',
      header: t('series.list.next'),
      value: (row) => {
        if (row.next_date !== null) return { wall: row.next_date };
        return row.status === 'active' && row.based_on === 'completed' ? t('series.list.afterWork') : null;
      },
    },
    { id: 'status', header: t('field.status'), value: (row) => t(`series.status.${row.status}`) },
    { id: 'health', header: t('series.export.rate'), value: (row) => onTimeRate(row.health) },
    { id: 'health', header: t('series.export.on_time'), value: (row) => row.health.on_time },
    { id: 'health', header: t('series.export.due'), value: (row) => row.health.due },
    { id: 'assignees', header: t('field.assignees'), value: (row) => row.assignees },
  ];
};

export const exportSeries = exportHandler(taskExportEndpoints.exportSeries, {
  title: (locale) => taskTexts(locale)('series.list.label'),
  columns: columnsIn,
  ids: (tenant, filters, { now }, max) => seriesIds(tenant, filters, now, max),
  rows: async (tenant, ids, { now }) => {
    const [rows, holidays] = await Promise.all([
      seriesForExport(tenant, ids, now),
      holidaysAround(tenant, now),
    ]);
    return rows.map((row) => ({ ...row, next_date: shownNextDate(row, holidays) }));
  },
});
