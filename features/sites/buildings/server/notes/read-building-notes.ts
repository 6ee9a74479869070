import { notesOfRecord, presentNote } from '#features/sites/notes/server';
import { notFound } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { SignedInCall } from '#platform/server/http/call';
import type { Person } from '#platform/server/http/person';
import type { buildingNoteEndpoints } from '../../contract/index.ts';
import { findVisibleBuilding } from '../building/building-scope-repository.ts';
import { loadBuildingNote } from './load-building-note.ts';

type Call = { tenant: Tenant; person: Person; now: Date };

/** Deleting a note later than 15 minutes after it was written needs the right to edit job sites. */
export const mayDeleteNotes = ({ flags }: Person): boolean => flags.has('admin.canEditJobSite');

/** The newest first. */
export const presentBuildingNotes = async ({ tenant, person, now }: Call, buildingId: number) =>
  (await notesOfRecord(tenant, { entity: 'building', id: buildingId })).map(
    presentNote(person, { any: mayDeleteNotes(person), open: true, now }),
  );

export const listBuildingNotes = async (
  call: SignedInCall<(typeof buildingNoteEndpoints)['listBuildingNotes']>,
) => {
  const { buildingId } = call.params;
  if (!(await findVisibleBuilding(call.tenant, buildingId, { locked: false }))) throw notFound();
  return presentBuildingNotes(call, buildingId);
};

export const getBuildingNote = async (
  call: SignedInCall<(typeof buildingNoteEndpoints)['getBuildingNote']>,
) => {
  const { owner_id, id } = await loadBuildingNote(call.tenant, call.query.id);
  const note = (await presentBuildingNotes(call, owner_id)).find((each) => each.id === id);
  if (!note) throw notFound();
  return note;
};
