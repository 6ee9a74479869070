import { recordImported, type WrittenRecord, type WrittenRow } from '#features/imports/imports/server';
import { type JobOfFile, jobsOfFile, lockSites, setSites } from '#features/sites/jobs/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { CleanedRow, SiteKey } from '../../contract/index.ts';
import { nothingChanges } from '../rows/check-rows.ts';
import type { ChangingRow, CheckedRow } from '../rows/checked-row.ts';
import { siteChange } from '../rows/site-change.ts';

type Input = Parameters<typeof recordImported>[1];

const changing = (rows: readonly CheckedRow[]): ChangingRow[] =>
  rows.filter((row): row is ChangingRow => row.outcome === 'updated');

/** Compares rows again with their sites, which somebody may have changed since the file was judged: the undo must know what was
 * there last. The sites are locked first, so that a change made at this moment is either seen here or comes after. */
export const compareAgain = async (
  tenant: Tenant,
  checked: readonly CheckedRow[],
  match: SiteKey,
): Promise<CheckedRow[]> => {
  const rows = changing(checked);
  if (rows.length === 0) return [...checked];
  await lockSites(
    tenant,
    'jobs',
    rows.map(({ job }) => job.id),
  );
  await lockSites(
    tenant,
    'buildings',
    rows.flatMap(({ change }) => change.building?.id ?? []),
  );
  const ids = rows.map(({ job }) => job.id);
  const sites = new Map((await jobsOfFile(tenant, ids)).map((site) => [site.id, site]));
  const isMeant = (site: JobOfFile, row: CleanedRow): boolean =>
    match === 'address' || site[match] === row[match];
  return checked.map((row) => {
    if (row.outcome !== 'updated') return row;
    const { job: _job, change: _change, ...common } = row;
    const job = sites.get(row.job.id);
    const now = job && isMeant(job, row.row) ? siteChange(row.row, job, row.emptied) : null;
    // A building that another row changes is left to that row, and one that the job moved to is not locked.
    const isSame = row.change.building !== null && row.change.building.id === now?.building?.id;
    const change = now && { ...now, building: isSame ? now.building : null };
    return job && (change?.job || change?.building)
      ? { ...row, job, change }
      : { ...common, outcome: 'duplicate', reasons: [nothingChanges(row.warnings, match)] };
  });
};

/** Changes the sites of one part of the file, and returns what each row wrote by its line. */
export const changeSites = async (
  tenant: Tenant,
  checked: readonly CheckedRow[],
  input: Input,
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
  await recordImported(tenant, input, {
    action: 'job.imported',
    entity: 'job',
    records: rows.map(({ job, change }) => ({ entityId: job.id, buildingId: change.building?.id ?? null })),
  });
  const recordsOf = ({ job, change }: ChangingRow): WrittenRecord[] =>
    (['job', 'building'] as const).flatMap((type) => {
      const done = change[type];
      if (!done) return [];
      return [
        {
          type,
          id: done.id,
          page: job.id,
          name: `${job.job_number} ${job.job_name}`,
          written_at: times[type].get(done.id) ?? '',
          before: done.before,
        },
      ];
    });
  return new Map(rows.map((row) => [row.line, { job_id: row.job.id, records: recordsOf(row) }]));
};
