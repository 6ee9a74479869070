import { removeBuildings } from '#features/buildings/server';
import { removeJobsOfImport } from '#features/jobs/server';
import { notFound, Problem, refused } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { SignedInCall } from '#platform/server/http/call';
import type { jobImportEndpoints } from '../../contract/index.ts';
import { mayUndo, presentImport } from '../job-import-presenter.ts';
import { findImport, type ImportRecord } from '../job-import-repository.ts';
import { moveImport } from '../run/import-state-repository.ts';
import { buildingsOfImport } from './import-row-repository.ts';

/** Buildings taken back by one statement: each has seconds, not minutes. */
const step = 5000;

/** Of two people who undo at once the second does not wait for the first. */
const lock = async (tenant: Tenant, id: number): Promise<ImportRecord> => {
  try {
    const record = await findImport(tenant, id, { lock: 'now' });
    if (!record) throw notFound();
    return record;
  } catch (error) {
    throw (error as { code?: string }).code === '55P03' ? refused('import_busy') : error;
  }
};

/** A task, an inspection or a report points at one of the jobs. */
const inUse = (error: unknown): never => {
  if (error instanceof Problem && error.said.code === 'jobs_in_use') {
    throw refused('import_sites_in_use', error.said.values);
  }
  const busy = error instanceof Problem && error.said.code === 'jobs_busy';
  throw busy || (error as { code?: string } | null)?.code === '23503' ? refused('import_in_use') : error;
};

/** Takes jobs and buildings back as if they had never been: all of them in one transaction, or none. */
export const undoJobImport = async ({
  tenant,
  person,
  params,
  say,
}: SignedInCall<(typeof jobImportEndpoints)['undoJobImport']>) => {
  const before = await lock(tenant, params.id);
  if (!mayUndo(before)) throw refused('import_not_undoable');
  const jobs = await removeJobsOfImport(tenant, params.id).catch(inUse);
  const buildings = await buildingsOfImport(tenant, params.id);
  for (let at = 0; at < buildings.length; at += step) {
    await removeBuildings(tenant, buildings.slice(at, at + step)).catch(inUse);
  }
  await moveImport(tenant, params.id, [before.status], 'undone');
  await writeAudit(tenant, person, {
    action: 'job-import.undone',
    entity: 'job_import',
    entityId: params.id,
    from: before.status,
    to: 'undone',
    note: before.file_name,
    changes: { created_rows: [jobs.length, 0] },
  });
  const record = await findImport(tenant, params.id);
  if (!record) throw notFound();
  return presentImport(record, person, say);
};
