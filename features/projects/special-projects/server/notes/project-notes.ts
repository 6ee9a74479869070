import type { StoredFile } from '#features/accounts/files/server';
import {
  addNote,
  deleteNote,
  loadNote,
  notesOfRecord,
  presentNote,
  storeNoteFiles,
} from '#features/sites/notes/server';
import { forbidden, notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { preparedHandler } from '#platform/server/http/prepared-handler';
import type { ProjectNotes, ProjectStatus, projectNoteEndpoints } from '../../contract/index.ts';
import { type LockCall, lockProject } from '../project/lock-project.ts';
import { presentProject } from '../project/present-project.ts';
import { changesProjects, hasEnded, isInside, mayContribute } from '../project/project-policy.ts';
import { recordProjectChange } from '../project/record-project-change.ts';

type Calls = typeof projectNoteEndpoints;

const entity = 'special-project';

type Noted = { id: number; status: ProjectStatus };

const present = async ({ tenant, person, now }: LockCall, { id, status }: Noted): Promise<ProjectNotes> => {
  const notes = isInside(person) ? await notesOfRecord(tenant, { entity, id }) : [];
  const rights = { any: changesProjects(person), open: !hasEnded(status), now };
  return { notes: notes.map(presentNote(person, rights)), can: { add: mayContribute(person) } };
};

export const listProjectNotes = async (call: SignedInCall<Calls['listProjectNotes']>) => {
  return present(call, await presentProject(call, call.params.id));
};

/** Nobody outside of the company reads a project here, so its notes are internal. */
export const addProjectNote = preparedHandler<Calls['addProjectNote'], StoredFile[]>({
  prepare: storeNoteFiles,
  run: async (call, photos) => {
    const project = await lockProject(call, call.params.id);
    if (!mayContribute(call.person)) throw forbidden();
    const record = { entity, id: project.id, jobId: project.job_id, internal: true };
    const added = await addNote(call, record, photos);
    if (added)
      await recordProjectChange(call, project, {
        action: 'special-project.noted',
        changes: { note: [null, added.note_id] },
        data: added,
      });
    return present(call, project);
  },
});

export const deleteProjectNote = async (call: SignedInCall<Calls['deleteProjectNote']>) => {
  const note = await loadNote(call.tenant, call.params.id);
  if (note?.owner_entity !== entity || !isInside(call.person)) throw notFound();
  const project = await lockProject(call, note.owner_id);
  await deleteNote(call, note, {
    any: changesProjects(call.person),
    open: !hasEnded(project.status),
  });
  await recordProjectChange(call, project, {
    action: 'special-project.note-deleted',
    changes: { note: [note.id, null] },
  });
  return { id: note.id };
};
