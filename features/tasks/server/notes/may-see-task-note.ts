import type { Tenant } from '#platform/server/db/tenant';
import { findNote } from './note-repository.ts';

/** Photos of a note are seen by whoever sees its task. */
export const maySeeTaskNote = async (tenant: Tenant, noteId: number): Promise<boolean> =>
  (await findNote(tenant, noteId)) !== undefined;
