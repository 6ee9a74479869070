import { z } from 'zod';
import { imageDetails, images } from '#features/files/contract';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { task } from '../task.ts';

export const noteEndpoints = {
  addTaskNote: endpoint({
    method: 'POST',
    path: '/core/tasks/{id}/note',
    summary: 'Add a note with photos; a public one is seen on shared pages',
    access: { all: ['hasAccessTasks', 'tasks.canAddNote'] },
    params: field.idParams,
    body: z.strictObject({
      /** May be empty when there are photos. */
      body: field.longText.default(''),
      internal: z.boolean().default(true),
      /** People told about it; they have to see the job. */
      mention_user_ids: z.array(field.id).max(20).default([]),
      client_uuid: field.clientUuid.optional(),
      device_at: field.timestamp.optional(),
      ...imageDetails,
    }),
    files: { fields: ['files'], ...images },
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
