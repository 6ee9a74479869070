import { z } from 'zod';
import { imageDetails, photoLimits } from '#features/accounts/files/contract';
import { priorityLevels } from '#features/tasks/tasks/contract';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { pageOf, pageQuery } from '#platform/contract/pagination';
import { actionLog } from '../log/action-log.ts';
import { readAccess, recordRef, refParams } from '../log/action-log-endpoints.ts';
import { actionLogEntry, entryFields } from './entry.ts';

const photos = { fields: ['files', 'images'], ...photoLimits };

const deviceAt = { device_at: field.timestamp.optional() };

/** Every write answers the whole log as it stands now. */
const written = { access: readAccess, answer: actionLog } as const;

export const entryEndpoints = {
  listActionLogEntries: endpoint({
    method: 'GET',
    path: '/action-log/table-data',
    summary: 'The entries of one action log, by when they were started',
    access: readAccess,
    query: pageQuery(['started_at'], { sort: 'started_at' }).omit({ q: true }).extend({ id: recordRef }),
    answer: pageOf(actionLogEntry),
  }),
  addActionLogEntry: endpoint({
    ...written,
    method: 'POST',
    path: '/action-log',
    summary: 'Note something in an action log, with its photos',
    body: z.strictObject({
      /** Without it, or when the server does not know it yet, the entry goes into the own log of the day at the site. */
      report_id: recordRef.optional(),
      building_id: field.id.optional(),
      job_id: field.id.optional(),
      log_date: field.date.optional(),
      client_uuid: field.clientUuid.optional(),
      ...entryFields,
      ...deviceAt,
      ...imageDetails,
    }),
    files: photos,
    rate: 'upload',
    audit: 'action-log.entry-added',
  }),
  updateActionLogEntry: endpoint({
    ...written,
    method: 'PUT',
    path: '/action-log/{id}',
    summary: 'Change an entry',
    params: refParams,
    body: z.strictObject({ ...entryFields, ...deviceAt, updated_at: field.updatedAt.optional() }),
    rate: 'write',
    audit: 'action-log.entry-updated',
  }),
  stopActionLogEntry: endpoint({
    ...written,
    method: 'POST',
    path: '/action-log/{id}/stop',
    summary: 'End a running entry; the first end stands',
    params: refParams,
    body: z.strictObject({ ended_at: field.timestamp, ...deviceAt }),
    rate: 'write',
    audit: 'action-log.entry-updated',
  }),
  addEntryPhotos: endpoint({
    ...written,
    method: 'POST',
    path: '/action-log/{id}/photos',
    summary: 'Add photos to an entry',
    params: refParams,
    body: z.strictObject(imageDetails),
    files: photos,
    rate: 'upload',
    audit: 'action-log.photos-added',
  }),
  addEntryTask: endpoint({
    ...written,
    method: 'POST',
    path: '/action-log/{id}/task',
    summary: 'Make the task of an entry, one and never a second',
    access: { all: ['hasAccessActionLog', 'hasAccessTasks', 'tasks.canAddTask'] },
    params: refParams,
    body: z.strictObject({
      description: field.longText.min(1, 'required'),
      priority_level: z.enum(priorityLevels).default('medium'),
      ...deviceAt,
    }),
    rate: 'write',
    audit: 'action-log.task-added',
  }),
  deleteActionLogEntry: endpoint({
    ...written,
    method: 'DELETE',
    path: '/action-log/{id}',
    summary: 'Take back an entry; its task stays',
    params: refParams,
    rate: 'write',
    audit: 'action-log.entry-deleted',
  }),
};
