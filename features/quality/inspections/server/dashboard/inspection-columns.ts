import type { ColumnReader, JobColumn } from '#features/sites/jobs/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { ExportValue } from '#platform/server/export/export-column';
import { seesOnlyFinal } from '../../contract/index.ts';
import { inspectionTexts } from '../texts.ts';
import { lastInspectionsOf } from './site-scores-repository.ts';

type Last = Awaited<ReturnType<typeof lastInspectionsOf>>[number];

const valuesBy =
  (read: (last: Last) => ExportValue): JobColumn['values'] =>
  async (tenant: Tenant, jobIds, { person }: ColumnReader) => {
    const rows = await lastInspectionsOf(tenant, jobIds, seesOnlyFinal(person.flags));
    return new Map(rows.map((row) => [row.job_id, read(row)]));
  };

/** When a site was last inspected, in its list and its file, and with which score, in the file. */
export const inspectionColumns: Record<string, JobColumn> = {
  'last-inspection': {
    flags: ['hasAccessInspections'],
    header: (locale) => inspectionTexts(locale)('job.lastColumn'),
    listed: true,
    values: valuesBy(({ inspected_on }) => ({ wall: inspected_on })),
  },
  'last-score': {
    flags: ['hasAccessInspections'],
    header: (locale) => inspectionTexts(locale)('job.scoreColumn'),
    values: valuesBy(({ score }) => score),
  },
};
