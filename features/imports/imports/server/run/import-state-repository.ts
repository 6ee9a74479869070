import { sql } from 'kysely';
import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';
import type { Json } from '../../../../../db/schema/types.ts';
import type { ImportCounts, ImportMapping, ImportStatus } from '../../contract/index.ts';
import type { KeptRows } from '../import-repository.ts';
import type { Description } from '../read/description.ts';

const change = (tenant: Tenant, id: number) =>
  tenant.db
    .updateTable('job_imports')
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id);

/** Stores that the file is read below another header. Returns false if the import was started in the meantime. */
export const saveDescription = async (
  tenant: Tenant,
  id: number,
  from: readonly ImportStatus[],
  { columns, mapping, totalRows, reading }: Description,
): Promise<boolean> => {
  const { numUpdatedRows } = await change(tenant, id)
    .set({
      status: 'uploaded',
      columns: JSON.stringify(columns),
      mapping: JSON.stringify(mapping),
      total_rows: totalRows,
      reading: JSON.stringify(reading),
      counts: sql<Json>`counts - 'preview'`,
      message: null,
      updated_by: tenant.userId,
    })
    .where('status', '=', anyOf(from))
    .where('done_rows', '=', 0)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Stores the outcome of a dry run. Returns false if the import was started in the meantime. */
export const savePreview = async (
  tenant: Tenant,
  id: number,
  from: readonly ImportStatus[],
  { mapping, counts }: { mapping: ImportMapping; counts: ImportCounts },
): Promise<boolean> => {
  const { numUpdatedRows } = await change(tenant, id)
    .set({
      status: 'previewed',
      mapping: JSON.stringify(mapping),
      counts: sql<Json>`counts || ${JSON.stringify({ preview: counts })}::jsonb`,
      message: null,
      updated_by: tenant.userId,
    })
    .where('status', '=', anyOf(from))
    .where('done_rows', '=', 0)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export type Start = {
  mapping: ImportMapping;
  clientId: number | null;
  counts: { preview: ImportCounts; plan: unknown };
};

/** Stores the first start with everything that the run needs to know. Returns false when someone else was first. */
export const startImport = async (
  tenant: Tenant,
  id: number,
  from: readonly ImportStatus[],
  { mapping, clientId, counts }: Start,
): Promise<boolean> => {
  const { numUpdatedRows } = await change(tenant, id)
    .set({
      status: 'queued',
      mapping: JSON.stringify(mapping),
      client_id: clientId,
      counts: JSON.stringify(counts),
      message: null,
      updated_by: tenant.userId,
    })
    .where('status', '=', anyOf(from))
    .where('done_rows', '=', 0)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

const ends: readonly ImportStatus[] = ['done', 'failed', 'undone'];

/** Sets the status of an import that is still in one of the given ones; returns false when it is not. */
export const moveImport = async (
  tenant: Tenant,
  id: number,
  from: readonly ImportStatus[],
  to: ImportStatus,
  message: string | null = null,
): Promise<boolean> => {
  const { numUpdatedRows } = await change(tenant, id)
    .set({
      status: to,
      message,
      ...(tenant.userId === null ? {} : { updated_by: tenant.userId }),
      ...(to === 'running' ? { started_at: sql<string>`coalesce(started_at, now())` } : {}),
      finished_at: ends.includes(to) ? sql<string>`now()` : null,
    })
    .where('status', '=', anyOf(from))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Stores the client created for rows without a client, so that a repeated start does not create another one. */
export const saveCreatedClient = async (tenant: Tenant, id: number, clientId: number): Promise<void> => {
  const client = JSON.stringify({ client: { id: clientId } });
  await change(tenant, id)
    .set({
      client_id: clientId,
      mapping: sql<Json>`mapping || ${client}::jsonb`,
      counts: sql<Json>`counts || jsonb_build_object('created_client_ids',
        coalesce(counts -> 'created_client_ids', '[]') || to_jsonb(${clientId}::int))`,
    })
    .execute();
};

/** Imports whose rows get one client get another one, also those that are still to run. */
export const moveImportsOfClient = async (
  tenant: Tenant,
  { from, into }: { from: number; into: number },
): Promise<void> => {
  const chosen = (id: number) => sql<Json>`${JSON.stringify({ client: { id } })}::jsonb`;
  const ofOrganization = tenant.db
    .updateTable('job_imports')
    .where('organization_id', '=', tenant.organizationId);
  await ofOrganization.set({ client_id: into }).where('client_id', '=', from).execute();
  await ofOrganization
    .set({ mapping: sql<Json>`mapping || ${chosen(into)}` })
    .where('kind', '=', 'job-sites')
    .where('mapping', '@>', chosen(from))
    .execute();
};

/** Stores which records the undo left as they are. */
export const saveKeptRows = async (tenant: Tenant, id: number, kept: KeptRows): Promise<void> => {
  if (kept.total === 0) return;
  await change(tenant, id)
    .set({ counts: sql<Json>`counts || ${JSON.stringify({ kept })}::jsonb` })
    .execute();
};

export type Progress = {
  done: number;
  created: number;
  updated: number;
  skipped: number;
  failed: number;
  leftOut: number;
  warned: number;
  /** True for the last chunk: the import is done. */
  last: boolean;
};

export type Totals = {
  created_rows: number;
  skipped_rows: number;
  failed_rows: number;
  left_out_rows: number;
};

/** Adds the counts of a chunk, in the transaction that writes its rows; returns the totals so far. */
export const addProgress = (tenant: Tenant, id: number, progress: Progress): Promise<Totals> => {
  const { done, created, updated, skipped, failed, leftOut, warned, last } = progress;
  return change(tenant, id)
    .set((eb) => ({
      done_rows: eb('done_rows', '+', done),
      created_rows: eb('created_rows', '+', created),
      updated_rows: eb('updated_rows', '+', updated),
      skipped_rows: eb('skipped_rows', '+', skipped),
      failed_rows: eb('failed_rows', '+', failed),
      left_out_rows: eb('left_out_rows', '+', leftOut),
      warning_rows: eb('warning_rows', '+', warned),
      ...(last ? { status: 'done' } : {}),
      finished_at: last ? sql<string>`now()` : null,
    }))
    .returning(['created_rows', 'skipped_rows', 'failed_rows', 'left_out_rows'])
    .executeTakeFirstOrThrow();
};
