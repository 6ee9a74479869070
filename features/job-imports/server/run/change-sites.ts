import type { WrittenRecord, WrittenRow } from '#features/imports/server';
import { setSites } from '#features/jobs/server';
import { writeAuditOfMany } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { ChangingRow, CheckedRow } from '../rows/checked-row.ts';

type Given = { userId: number; importId: number; fileName: string };

const changing = (rows: readonly CheckedRow[]): ChangingRow[] =>
  rows.filter((row): row is ChangingRow => row.outcome === 'updated');

/** Changes the sites of one part of the file, and returns what each row wrote by its line. */
export const changeSites = async (
  tenant: Tenant,
  checked: readonly CheckedRow[],
  { userId, importId, fileName }: Given,
): Promise<ReadonlyMap<number, Pick<WrittenRow, 'job_id' | 'records'>>> => {
  const rows = changing(checked);
  if (rows.length === 0) return new Map();
  const write = (table: 'jobs' | 'buildings', of: 'job' | 'building') =>
    setSites(
      tenant,
      table,
      rows.flatMap(({ change }) => (change[of] ? [{ id: change[of].id, change: change[of].after }] : [])),
    );
  const times = { job: await write('jobs', 'job'), building: await write('buildings', 'building') };
  await writeAuditOfMany(
    tenant,
    { userId, impersonated: false },
    {
      action: 'job.imported',
      entity: 'job',
      note: fileName,
      changes: { import_id: [null, importId] },
      records: rows.map(({ job, change }) => ({ entityId: job.id, buildingId: change.building?.id ?? null })),
    },
  );
  const recordsOf = ({ job, change }: ChangingRow): WrittenRecord[] =>
    (['job', 'building'] as const).flatMap((type) => {
      const done = change[type];
      if (!done) return [];
      return [
        {
          ...{ type, id: done.id, page: job.id, name: `${job.job_number} ${job.job_name}` },
          ...{ written_at: times[type].get(done.id) ?? '', before: done.before },
        },
      ];
    });
  return new Map(rows.map((row) => [row.line, { job_id: row.job.id, records: recordsOf(row) }]));
};
