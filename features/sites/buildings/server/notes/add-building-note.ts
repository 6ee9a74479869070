import type { StoredFile } from '#features/accounts/files/server';
import { addNote, storeNoteFiles } from '#features/sites/notes/server';
import { notFound } from '#platform/contract/errors';
import { preparedHandler } from '#platform/server/http/prepared-handler';
import type { buildingNoteEndpoints } from '../../contract/index.ts';
import { findVisibleBuilding } from '../building/building-scope-repository.ts';
import { recordBuildingChange } from '../building/record-building-change.ts';
import { presentBuildingNotes } from './read-building-notes.ts';

type Endpoint = (typeof buildingNoteEndpoints)['addBuildingNote'];

/** A building has no shared page, so its notes are internal. */
export const addBuildingNote = preparedHandler<Endpoint, StoredFile[]>({
  prepare: storeNoteFiles,
  run: async (call, photos) => {
    const { tenant, body } = call;
    const building = await findVisibleBuilding(tenant, body.building_id, { locked: false });
    if (!building) throw notFound();
    const record = { entity: 'building', id: building.id, jobId: null, internal: true };
    const added = await addNote(call, record, photos);
    if (added) {
      const changes: Record<string, [unknown, unknown]> = { note: [null, added.note_id] };
      await recordBuildingChange(call, { action: 'building.noted', id: building.id, changes });
    }
    return presentBuildingNotes(call, building.id);
  },
});
