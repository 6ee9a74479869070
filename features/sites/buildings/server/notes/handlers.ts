import {
  attachFiles,
  defineFileWriters,
  onlyItsId,
  presentFiles,
  type StoredFile,
  storeFiles,
} from '#features/accounts/files/server';
import {
  addNote,
  deleteNote,
  type FoundNote,
  loadNote,
  notesOfRecord,
  presentNote,
  storeNoteFiles,
} from '#features/sites/notes/server';
import { invalid, notFound } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Handlers, SignedInCall } from '#platform/server/http/call';
import type { Person } from '#platform/server/http/person';
import { preparedHandler } from '#platform/server/http/prepared-handler';
import type { buildingNoteEndpoints } from '../../contract/index.ts';
import { loadVisibleBuilding } from '../building/building-scope-repository.ts';
import { recordBuildingChange } from '../building/record-building-change.ts';

/** Papers and pictures of a building are changed by whoever may add them. A building never closes. */
export const buildingFileWriters = defineFileWriters({
  hold: onlyItsId,
  mayWrite: { attachment: ({ flags }) => flags.has('canEditFiles') || flags.has('admin.canEditFiles') },
  isOpen: 'always',
});

const filesOf = async (tenant: Tenant, person: Person, buildingId: number) => {
  const mayDraw = buildingFileWriters.mayDraw(person, { id: buildingId });
  const files = await presentFiles(tenant, 'building', [buildingId], person, mayDraw);
  return files.get(buildingId)?.toReversed() ?? [];
};

/** The newest first. */
const listBuildingFiles = async ({
  tenant,
  person,
  params,
}: SignedInCall<(typeof buildingNoteEndpoints)['listBuildingFiles']>) => {
  if (!(await loadVisibleBuilding(tenant, params.id, { locked: false }))) throw notFound();
  return filesOf(tenant, person, params.id);
};

const addBuildingFiles = preparedHandler<(typeof buildingNoteEndpoints)['addBuildingFiles'], StoredFile[]>({
  prepare: async ({ files, wiring, person }) => {
    if (files.length === 0) throw invalid({ files: ['file_missing'] });
    return storeFiles(wiring, person.organizationId, files);
  },
  run: async (call, stored) => {
    const { tenant, person, params, body } = call;
    if (!(await loadVisibleBuilding(tenant, params.id, { locked: false }))) throw notFound();
    const added = await attachFiles(tenant, stored, {
      ownerEntity: 'building',
      ownerId: params.id,
      details: body,
    });
    const names = added.map(({ name }) => name).join(', ');
    const changes: Record<string, [unknown, unknown]> = { files: [null, names] };
    await recordBuildingChange(call, { action: 'building.files-added', id: params.id, changes });
    return filesOf(tenant, person, params.id);
  },
});

/** A note of a building in scope. */
const requireBuildingNote = async (tenant: Tenant, id: number): Promise<FoundNote> => {
  const note = await loadNote(tenant, id);
  const building =
    note?.owner_entity === 'building' &&
    (await loadVisibleBuilding(tenant, note.owner_id, { locked: false }));
  if (!note || !building) throw notFound();
  return note;
};

type ReadBuildingNotesCall = { tenant: Tenant; person: Person; now: Date };

/** Deleting a note later than 15 minutes after it was written needs the right to edit job sites. */
const mayDeleteNotes = ({ flags }: Person): boolean => flags.has('admin.canEditJobSite');

/** The newest first. */
const presentBuildingNotes = async ({ tenant, person, now }: ReadBuildingNotesCall, buildingId: number) =>
  (await notesOfRecord(tenant, { entity: 'building', id: buildingId })).map(
    presentNote(person, { any: mayDeleteNotes(person), open: true, now }),
  );

const listBuildingNotes = async (call: SignedInCall<(typeof buildingNoteEndpoints)['listBuildingNotes']>) => {
  const { buildingId } = call.params;
  if (!(await loadVisibleBuilding(call.tenant, buildingId, { locked: false }))) throw notFound();
  return presentBuildingNotes(call, buildingId);
};

const getBuildingNote = async (call: SignedInCall<(typeof buildingNoteEndpoints)['getBuildingNote']>) => {
  const { owner_id, id } = await requireBuildingNote(call.tenant, call.query.id);
  const note = (await presentBuildingNotes(call, owner_id)).find((each) => each.id === id);
  if (!note) throw notFound();
  return note;
};

type Endpoint = (typeof buildingNoteEndpoints)['addBuildingNote'];

/** A building has no shared page, so its notes are internal. */
const addBuildingNote = preparedHandler<Endpoint, StoredFile[]>({
  prepare: storeNoteFiles,
  run: async (call, photos) => {
    const { tenant, body } = call;
    const building = await loadVisibleBuilding(tenant, body.building_id, { locked: false });
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

type Call = SignedInCall<(typeof buildingNoteEndpoints)['deleteBuildingNote']>;

const deleteBuildingNote = async (call: Call) => {
  const { tenant, person, params } = call;
  const note = await requireBuildingNote(tenant, params.id);
  await deleteNote(call, note, { any: mayDeleteNotes(person), open: true });
  const changes: Record<string, [unknown, unknown]> = { note: [note.id, null] };
  await recordBuildingChange(call, { action: 'building.note-deleted', id: note.owner_id, changes });
  return { id: note.id };
};

export const buildingNoteHandlers: Handlers<typeof buildingNoteEndpoints> = {
  listBuildingNotes,
  getBuildingNote,
  addBuildingNote,
  deleteBuildingNote,
  listBuildingFiles,
  addBuildingFiles,
};
