import type { Locale } from '#platform/contract/fields';
import { textOf } from '#platform/contract/text-of';
import type { ExportColumn } from '#platform/server/export/export-column';
import { exportHandler } from '#platform/server/export/export-handler';
import { exportWords } from '../../../contract/export-words.ts';
import { type RuleText, ruleSentence, taskExportEndpoints } from '../../../contract/index.ts';
import { seriesExportWords } from '../../../contract/series/series-export-words.ts';
import { holidaysAround } from '../make-occurrences.ts';
import { nextDate } from '../next-date.ts';
import { onTimeRate } from '../occurrence-figures.ts';
import { type ExportedSeries, seriesForExport } from '../series-export-repository.ts';
import { seriesIds } from '../series-list-repository.ts';

type Exported = ExportedSeries & { next_date: string | null };

const columnsIn = (locale: Locale): readonly ExportColumn<Exported>[] => {
  const { header, status, afterWork, rule } = seriesExportWords[locale];
  const { type, priority } = exportWords[locale];
  const intl = locale === 'es' ? 'es-US' : 'en-US';
  const say = (text: RuleText, values = {}) => textOf(rule, text.split('.'), intl, values) ?? '';
  return [
    { id: 'title', header: header.title, value: (row) => row.title },
    { id: 'title', header: header.description, value: (row) => row.description },
    { id: 'site', header: header.job_number, value: (row) => row.job_number },
    { id: 'site', header: header.site, value: (row) => row.job_name },
    { id: 'site', header: header.building, value: (row) => row.building },
    { id: 'rule', header: header.rule, value: (row) => ruleSentence(row.rule, row.based_on, { intl, say }) },
    { id: 'type', header: header.type, value: (row) => type[row.type] },
    { id: 'priority', header: header.priority, value: (row) => priority[row.priority_level] },
    {
      id: 'next_date',
      header: header.next_date,
      value: (row) => {
        if (row.next_date !== null) return { wall: row.next_date };
        return row.status === 'active' && row.based_on === 'completed' ? afterWork : null;
      },
    },
    { id: 'status', header: header.status, value: (row) => status[row.status] },
    { id: 'health', header: header.rate, value: (row) => onTimeRate(row.health) },
    { id: 'health', header: header.on_time, value: (row) => row.health.on_time },
    { id: 'health', header: header.due, value: (row) => row.health.due },
    { id: 'assignees', header: header.assignees, value: (row) => row.assignees },
  ];
};

export const exportSeries = exportHandler(taskExportEndpoints.exportSeries, {
  title: (locale) => seriesExportWords[locale].list,
  columns: columnsIn,
  ids: (tenant, filters, { now }, most) => seriesIds(tenant, filters, now, most),
  rows: async (tenant, ids, now) => {
    const [rows, holidays] = await Promise.all([
      seriesForExport(tenant, ids, now),
      holidaysAround(tenant, now),
    ]);
    return rows.map((row) => ({ ...row, next_date: nextDate(row, holidays) }));
  },
});
