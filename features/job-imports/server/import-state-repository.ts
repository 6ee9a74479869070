import type { Tenant } from '#platform/server/db/tenant';
import type { ImportCounts, ImportMapping, ImportStatus } from '../contract/index.ts';

/** Keeps the outcome of a dry run, unless the import was started meanwhile: then false. */
export const keepPreview = async (
  tenant: Tenant,
  id: number,
  from: readonly ImportStatus[],
  { mapping, counts }: { mapping: ImportMapping; counts: ImportCounts },
): Promise<boolean> => {
  const rows = await tenant.query({
    name: 'job-import-preview',
    text: `update job_imports set status = 'previewed', mapping = $4, counts = counts || $5::jsonb, message = null,
        updated_by = $6
      where organization_id = $1 and id = $2 and status = any($3::text[]) and done_rows = 0 returning id`,
    values: [
      tenant.organizationId,
      id,
      from,
      JSON.stringify(mapping),
      JSON.stringify({ preview: counts }),
      tenant.userId,
    ],
  });
  return rows.length > 0;
};

export type Start = {
  mapping: ImportMapping;
  clientId: number | null;
  counts: { preview: ImportCounts; created_client_ids: number[] };
};

/** The first start: everything the run needs to know is decided now. False when somebody else was first. */
export const startImport = async (
  tenant: Tenant,
  id: number,
  from: readonly ImportStatus[],
  { mapping, clientId, counts }: Start,
): Promise<boolean> => {
  const rows = await tenant.query({
    name: 'job-import-start',
    text: `update job_imports set status = 'queued', mapping = $4, client_id = $5, counts = $6, message = null,
        updated_by = $7
      where organization_id = $1 and id = $2 and status = any($3::text[]) and done_rows = 0 returning id`,
    values: [
      tenant.organizationId,
      id,
      from,
      JSON.stringify(mapping),
      clientId,
      JSON.stringify(counts),
      tenant.userId,
    ],
  });
  return rows.length > 0;
};

/** Moves an import that is still in one of the states; false when it is not. */
export const moveImport = async (
  tenant: Tenant,
  id: number,
  from: readonly ImportStatus[],
  to: ImportStatus,
  message: string | null = null,
): Promise<boolean> => {
  const rows = await tenant.query({
    name: 'job-import-move',
    text: `update job_imports set status = $4, message = $5, updated_by = coalesce($6, updated_by),
        started_at = case when $4 = 'running' then coalesce(started_at, now()) else started_at end,
        finished_at = case when $4 in ('done', 'failed', 'undone') then now() end
      where organization_id = $1 and id = $2 and status = any($3::text[]) returning id`,
    values: [tenant.organizationId, id, from, to, message, tenant.userId],
  });
  return rows.length > 0;
};

/** The client made for the rows that name none: an import that is started again must not make it again. */
export const keepClient = async (tenant: Tenant, id: number, clientId: number): Promise<void> => {
  await tenant.query({
    name: 'job-import-keep-client',
    text: `update job_imports set client_id = $3::int,
        mapping = mapping || jsonb_build_object('client', jsonb_build_object('id', $3::int)),
        counts = counts || jsonb_build_object('created_client_ids',
          coalesce(counts -> 'created_client_ids', '[]') || to_jsonb($3::int))
      where organization_id = $1 and id = $2`,
    values: [tenant.organizationId, id, clientId],
  });
};

export type Progress = {
  done: number;
  created: number;
  skipped: number;
  failed: number;
  warned: number;
  /** Nothing is left: the import is done. */
  last: boolean;
};

export type Totals = { created_rows: number; skipped_rows: number; failed_rows: number };

/** Counts a chunk in, in the transaction that writes its rows; answers what there is so far. */
export const addProgress = async (tenant: Tenant, id: number, progress: Progress): Promise<Totals> => {
  const [totals] = await tenant.query<Totals>({
    name: 'job-import-progress',
    text: `update job_imports set done_rows = done_rows + $3, created_rows = created_rows + $4,
        skipped_rows = skipped_rows + $5, failed_rows = failed_rows + $6, warning_rows = warning_rows + $7,
        status = case when $8 then 'done' else status end,
        finished_at = case when $8 then now() end
      where organization_id = $1 and id = $2 returning created_rows, skipped_rows, failed_rows`,
    values: [
      tenant.organizationId,
      id,
      progress.done,
      progress.created,
      progress.skipped,
      progress.failed,
      progress.warned,
      progress.last,
    ],
  });
  if (!totals) throw new Error(`import ${id} is gone`);
  return totals;
};
