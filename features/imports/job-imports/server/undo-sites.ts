import {
  asKept,
  buildingsOfImport,
  type ImportRecord,
  isCreated,
  jobsOfRows,
  oldValues,
  type RecordOfLine,
  recordsWritten,
  sortOut,
  type Undone,
} from '#features/imports/imports/server';
import { removeHoldersOfJobs } from '#features/sites/assignments/server';
import { removeBuildings } from '#features/sites/buildings/server';
import { lockImported, removeContactsForGood, setImported } from '#features/sites/clients/server';
import {
  jobsInScope,
  jobsOfImport,
  lockSites,
  releaseEditedJobs,
  removeJobsOfImport,
  setSites,
} from '#features/sites/jobs/server';
import { forbidden, Problem, refused } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { mayUpdateSites } from './rows/plan-changes.ts';

/** Number of buildings that one statement removes: a statement may take seconds, not minutes. */
const step = 5000;

/** Turns the error into a refusal when a task, an inspection or a report refers to one of the jobs. */
const inUse = (error: unknown): never => {
  if (error instanceof Problem && error.messageRef.code === 'jobs_in_use') {
    throw refused('import_sites_in_use', error.messageRef.values);
  }
  const busy = error instanceof Problem && error.messageRef.code === 'jobs_busy';
  throw busy || (error as { code?: string } | null)?.code === '23503' ? refused('import_in_use') : error;
};

/** Lines of the file by the job they became. */
const linesOf = (rows: readonly { line: number; job_id: number | null }[]): Map<number, number> =>
  new Map(rows.map(({ line, job_id }) => [job_id ?? 0, line]));

type Kept = Parameters<typeof asKept>[0][number];

/** Separates what was written at jobs that are still there from that of jobs deleted since, one record of each. Locks the jobs,
 * so that this stays true. */
const sortGone = async (tenant: Tenant, records: readonly RecordOfLine[]) => {
  const rows = await lockSites(tenant, 'jobs', [...new Set(records.map(({ page }) => page))]);
  const there = new Set(rows.filter(({ deleted_at }) => deleted_at === null).map(({ id }) => id));
  const gone = new Map(records.filter(({ page }) => !there.has(page)).map((record) => [record.page, record]));
  return {
    present: records.filter(({ page }) => there.has(page)),
    gone: [...gone.values()].map(
      (record): Kept => ({ ...record, type: 'job', id: record.page, reason: { code: 'import_site_gone' } }),
    ),
    ids: [...there],
  };
};

/** Gives changed sites the values back that they had before, as far as nobody has changed them since. */
const giveBack = async (
  tenant: Tenant,
  records: readonly RecordOfLine[],
  person: Pick<Person, 'flags'>,
): Promise<Undone> => {
  if (records.length > 0 && !mayUpdateSites(person)) throw forbidden('import_update_forbidden');
  const { present, gone, ids } = await sortGone(tenant, records);
  if ((await jobsInScope(tenant, ids)).length < ids.length) throw refused('import_out_of_scope');
  const kept: Kept[] = gone;
  let removed = 0;
  for (const [type, table] of [['job', 'jobs'] as const, ['building', 'buildings'] as const]) {
    const ofType = present.filter((record) => record.type === type);
    const { untouched, edited } = await sortOut(ofType, (all) => lockSites(tenant, table, all));
    await setSites(tenant, table, oldValues(untouched));
    kept.push(...edited);
    removed += untouched.length;
  }
  return { removed, kept: asKept(kept) };
};

/** Removes the contacts of sites that go. Those that somebody has changed since stay with their client, without a building. */
const removeContacts = async (tenant: Tenant, records: readonly RecordOfLine[]): Promise<void> => {
  const { untouched, edited } = await sortOut(records, (ids) => lockImported(tenant, 'client_contacts', ids));
  await removeContactsForGood(
    tenant,
    untouched.map(({ id }) => id),
  );
  await setImported(
    tenant,
    'client_contacts',
    edited.map(({ id }) => ({ id, change: { building_id: null } })),
  );
};

/** Removes jobs and buildings as if they had never existed, except those that somebody has changed since. */
export const undoSites = async (
  tenant: Tenant,
  { id, finished_at }: Pick<ImportRecord, 'id' | 'finished_at'>,
  person: Pick<Person, 'flags'>,
): Promise<Undone> => {
  const records = await recordsWritten(tenant, id);
  const returned = await giveBack(
    tenant,
    records.filter((record) => !isCreated(record)),
    person,
  );
  const edited = await releaseEditedJobs(tenant, id);
  const stays = new Set(edited.map((job) => job.id));
  await removeContacts(
    tenant,
    records.filter(({ type, page }) => type === 'contact' && !stays.has(page)),
  );
  if (finished_at) await removeHoldersOfJobs(tenant, await jobsOfImport(tenant, id), finished_at);
  const jobs = await removeJobsOfImport(tenant, id).catch(inUse);
  const buildings = await buildingsOfImport(tenant, id);
  for (let at = 0; at < buildings.length; at += step) {
    await removeBuildings(tenant, buildings.slice(at, at + step)).catch(inUse);
  }
  const lines = linesOf(edited.length > 0 ? await jobsOfRows(tenant, id) : []);
  const kept = edited.map(({ id: jobId, job_number, job_name }) => ({
    type: 'job',
    id: jobId,
    page: jobId,
    line: lines.get(jobId) ?? 0,
    name: `${job_number} ${job_name}`,
  }));
  return {
    removed: jobs.length + returned.removed,
    kept: [...kept, ...returned.kept].sort((a, b) => a.line - b.line),
  };
};
