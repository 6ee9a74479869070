import {
  lockContracts,
  removeUnusedDrafts,
  type StoredDraft,
  setDrafts,
} from '#features/contracts/contracts/server';
import {
  asKept,
  type ImportRecord,
  recordsWritten,
  sortOut,
  type Undone,
} from '#features/imports/imports/server';
import { jobsInScope, lockJobs } from '#features/sites/jobs/server';
import { refused } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import { jobsOfServices } from './services-of-jobs-repository.ts';

/** Removes imported drafts that nobody has changed since and nothing needs, and gives changed fields their old values.
 * Approval is a change: an approved draft stays. */
export const undoContracts = async (tenant: Tenant, { id }: Pick<ImportRecord, 'id'>): Promise<Undone> => {
  const records = await recordsWritten(tenant, id);
  // Every writer of contracts locks their jobs first.
  await lockJobs(
    tenant,
    await jobsOfServices(
      tenant,
      records.map(({ page }) => page),
    ),
  );
  const { untouched, edited } = await sortOut(records, (ids) => lockContracts(tenant, ids));
  const jobs = await jobsOfServices(
    tenant,
    [...untouched, ...edited].map(({ page }) => page),
  );
  if ((await jobsInScope(tenant, jobs)).length < jobs.length) throw refused('import_out_of_scope');
  await setDrafts(
    tenant,
    untouched.flatMap(({ id: contract, before }) =>
      before ? [{ id: contract, change: before as Partial<StoredDraft> }] : [],
    ),
  );
  const created = untouched.filter(({ before }) => before === null);
  const removed = new Set(
    await removeUnusedDrafts(
      tenant,
      created.map((record) => record.id),
    ),
  );
  const used = created.filter((record) => !removed.has(record.id));
  return { removed: untouched.length - used.length, kept: asKept([...edited, ...used]) };
};
