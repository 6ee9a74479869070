import { z } from 'zod';
import { noteFields, noteFiles } from '#features/sites/notes/contract';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { task } from '../task/task.ts';

export const noteEndpoints = {
  addTaskNote: endpoint({
    method: 'POST',
    path: '/core/tasks/{id}/note',
    summary: 'Add a note with photos; a public one is seen on shared pages',
    access: { all: ['hasAccessTasks', 'tasks.canAddNote'] },
    params: field.idParams,
    body: z.strictObject(noteFields),
    files: noteFiles,
    answer: task,
    rate: 'upload',
    audit: 'task.noted',
  }),
  deleteTaskNote: endpoint({
    method: 'DELETE',
    path: '/core/tasks/note/{id}',
    summary: 'Delete a note: an own one within 15 minutes, any with tasks.canDeleteNote',
    access: { all: ['hasAccessTasks'], any: ['tasks.canDeleteNote'], orPolicy: 'own and fresh' },
    params: field.idParams,
    answer: task,
    rate: 'write',
    audit: 'task.note-deleted',
  }),
};
