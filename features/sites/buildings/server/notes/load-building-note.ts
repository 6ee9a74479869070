import { type FoundNote, findNote } from '#features/sites/notes/server';
import { notFound } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import { findVisibleBuilding } from '../building/building-scope-repository.ts';

/** A note of a building in scope. */
export const loadBuildingNote = async (tenant: Tenant, id: number): Promise<FoundNote> => {
  const note = await findNote(tenant, id);
  const building =
    note?.owner_entity === 'building' &&
    (await findVisibleBuilding(tenant, note.owner_id, { locked: false }));
  if (!note || !building) throw notFound();
  return note;
};
