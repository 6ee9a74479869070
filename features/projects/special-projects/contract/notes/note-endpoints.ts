import { z } from 'zod';
import { note, noteFields, noteFiles } from '#features/sites/notes/contract';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { mayContribute, readAccess } from '../project/project-endpoints.ts';

/** What people of the company wrote, the newest first; none for people with a viewer license. */
export const projectNotes = z.object({ notes: z.array(note), can: z.object({ add: z.boolean() }) });

export type ProjectNotes = z.infer<typeof projectNotes>;

export const projectNoteEndpoints = {
  listProjectNotes: endpoint({
    method: 'GET',
    path: '/special-project/{id}/notes',
    summary: 'The notes of a special project, the newest first',
    access: readAccess,
    params: field.idParams,
    answer: projectNotes,
  }),
  addProjectNote: endpoint({
    method: 'POST',
    path: '/special-project/{id}/notes',
    summary: 'Add an internal note, with photos, and tell those whom it mentions',
    access: mayContribute,
    params: field.idParams,
    body: z.strictObject(noteFields),
    files: noteFiles,
    answer: projectNotes,
    rate: 'upload',
    audit: 'special-project.noted',
  }),
  deleteProjectNote: endpoint({
    method: 'DELETE',
    path: '/special-project/note/{id}',
    summary: 'Delete a note: its author for 15 minutes, later those who change projects',
    access: mayContribute,
    params: field.idParams,
    answer: field.idParams,
    rate: 'write',
    audit: 'special-project.note-deleted',
  }),
};
