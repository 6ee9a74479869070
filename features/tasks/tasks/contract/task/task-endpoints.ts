import { z } from 'zod';
import { imageDetails, photoLimits } from '#features/accounts/files/contract';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { pageOf, pageQuery } from '#platform/contract/pagination';
import { noteEndpoints } from '../notes/note-endpoints.ts';
import { frequencies } from '../recurrence/rule.ts';
import { recurrence } from '../series/series.ts';
import { seriesAtSitesEndpoints } from '../series/series-at-sites.ts';
import { seriesEndpoints } from '../series/series-endpoints.ts';
import { bulkEndpoints, bulkLimit } from './bulk-endpoints.ts';
import { task, taskRow } from './task.ts';
import { taskSources } from './task-enums.ts';
import { template } from './template.ts';
import { taskStatuses, taskTransitions } from './transitions.ts';
import { workFilters } from './work-filter-fields.ts';

/** A date means the end of that day at the building. */
const due = z.union([field.date, field.timestamp]);

const editable = {
  ...template,
  due_at: due.nullable().default(null),
  scheduled_on: field.date.nullable().default(null),
};

/** Callers may send the same photos under either name. */
const photoParts = ['files', 'images'];

export const taskFilters = {
  ...workFilters,
  /** Exactly these tasks, whatever their status. */
  ids: z.array(field.id).min(1).max(bulkLimit).optional(),
  status: z.array(z.enum(taskStatuses)).max(7).optional(),
  source: z.array(z.enum(taskSources)).max(5).optional(),
  past_due: z.boolean().optional(),
  due_from: field.date.optional(),
  due_to: field.date.optional(),
  created_from: field.date.optional(),
  created_to: field.date.optional(),
  /** The day of the work. */
  scheduled_from: field.date.optional(),
  scheduled_to: field.date.optional(),
  /** Work of special projects, planned for today at the building; until noon also for the night that is not over yet. */
  projects_tonight: z.boolean().optional(),
  /** When it was done or cancelled. */
  finished_from: field.date.optional(),
  finished_to: field.date.optional(),
  with_due: z.boolean().optional(),
  /** Due by now, whether done or not. */
  came_due: z.boolean().optional(),
  /** Done by its due date; false: done after it. */
  on_time: z.boolean().optional(),
  reopened: z.boolean().optional(),
  /** Created by a series. */
  recurring: z.boolean().optional(),
  started: z.boolean().optional(),
};

const taskSorts = ['due_at', 'number', 'created_at', 'priority_level', 'status', 'scheduled_on'] as const;

export const taskListQuery = pageQuery(taskSorts, { sort: 'due_at' }).extend(taskFilters);

export const taskEndpoints = {
  ...seriesEndpoints,
  ...seriesAtSitesEndpoints,
  ...noteEndpoints,
  ...bulkEndpoints,
  listTasks: endpoint({
    method: 'GET',
    path: '/core/tasks',
    summary: 'Tasks of visible jobs; without a status filter those still to be done',
    access: { all: ['hasAccessTasks'] },
    query: taskListQuery.extend({
      /** Only the tasks that follow this one in the order asked for. Reads on where page numbers end. */
      after: field.id.optional(),
    }),
    answer: pageOf(taskRow),
  }),
  getTask: endpoint({
    method: 'GET',
    path: '/core/tasks/{id}',
    summary: 'One task with its files and timeline',
    access: { all: ['hasAccessTasks'] },
    params: field.idParams,
    answer: task,
  }),
  getNextTask: endpoint({
    method: 'GET',
    path: '/core/task/{id}/next',
    summary: 'The task to do after this one: soonest due, then highest priority; 404 after the last',
    access: { all: ['hasAccessTasks', 'tasks.canGetNext'] },
    params: field.idParams,
    query: z.strictObject({ scope: z.enum(['all', 'job']).default('all') }),
    answer: z.object({ id: field.id }),
  }),
  createTask: endpoint({
    method: 'POST',
    path: '/core/tasks',
    summary: 'Create a task with photos; one that repeats also needs tasks.canUpdateTask',
    access: { all: ['hasAccessTasks', 'tasks.canAddTask'] },
    body: z.strictObject({
      ...editable,
      job_id: field.id,
      building_id: field.id,
      client_uuid: field.clientUuid.optional(),
      device_created_at: field.timestamp.optional(),
      /** Creates a series and returns its first occurrence; the dates then follow the rule. */
      recurrence: recurrence.nullable().default(null),
      /** The same for a plain interval, from the scheduled date, the due date or today on. */
      recurring_interval: z.enum(frequencies).nullable().default(null),
      /** `task`, or `inspection` with one of the same job; tasks of other sources are created with their record. */
      source: z.enum(taskSources).default('task'),
      related_type_id: field.id.nullable().default(null),
      ...imageDetails,
    }),
    files: { fields: photoParts, ...photoLimits },
    answer: task,
    rate: 'upload',
    audit: 'task.created',
  }),
  updateTask: endpoint({
    method: 'PUT',
    path: '/core/tasks/{id}',
    summary: 'Change the fields of a task',
    access: { all: ['hasAccessTasks', 'tasks.canUpdateTask'] },
    params: field.idParams,
    body: z.strictObject({ ...editable, updated_at: field.updatedAt }),
    answer: task,
    rate: 'write',
    audit: 'task.updated',
  }),
  transitionTask: endpoint({
    method: 'POST',
    path: '/core/tasks/update',
    summary: 'Begin, close, cancel, reopen or undo',
    access: { all: ['hasAccessTasks'], any: ['tasks.canEditTransaction'], orPolicy: 'assignee or closer' },
    body: z.strictObject({
      id: field.id,
      transition: z.enum(taskTransitions.names),
      serviced_at: field.timestamp.optional(),
      /** The reason of a cancel or reopen (at least 3 characters), or the note of a close. */
      note: field.longText.optional(),
      /** When the device recorded it, for work done without a connection. */
      device_at: field.timestamp.optional(),
      updated_at: field.updatedAt.optional(),
    }),
    answer: task,
    rate: 'write',
    audit: 'task.moved',
  }),
  deleteTask: endpoint({
    method: 'DELETE',
    path: '/core/tasks/{id}',
    summary: 'Delete a task (soft)',
    access: { all: ['hasAccessTasks', 'tasks.canDeleteTask'] },
    params: field.idParams,
    answer: z.object({ id: field.id }),
    rate: 'write',
    audit: 'task.deleted',
  }),
  addResolutionImages: endpoint({
    method: 'POST',
    path: '/core/tasks/resolutionImage',
    summary: 'Add photos of the result, or of the place before the work; never changes the status',
    access: { all: ['hasAccessTasks'], any: ['tasks.canEditTransaction'], orPolicy: 'assignee' },
    body: z.strictObject({
      id: field.id,
      /** The photos show the place before the work; allowed only where `add_image_before` says so. */
      before: z.boolean().default(false),
      ...imageDetails,
    }),
    files: { fields: photoParts, ...photoLimits },
    answer: task,
    rate: 'upload',
    audit: 'task.images-added',
  }),
  signTask: endpoint({
    method: 'POST',
    path: '/core/tasks/signature',
    summary: 'Sign a task still to be done; takes the place of an earlier signature',
    access: { all: ['hasAccessTasks'], any: ['tasks.canEditTransaction'], orPolicy: 'assignee' },
    body: z.strictObject({
      id: field.id,
      /** The person who signs. */
      name: field.personName,
    }),
    files: { fields: ['signature'], ...photoLimits, max: 1 },
    answer: task,
    rate: 'upload',
    audit: 'task.signed',
  }),
};
