import { z } from 'zod';
import { address } from '#features/sites/clients/contract';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { projectTransitions } from '../transitions/transitions.ts';
import { missingMessage, projectFields } from './project-fields.ts';
import { projectTask, specialProject } from './special-project.ts';

export const readAccess = { all: ['hasAccessSpecialProjects'] } as const;

/** Who may add costs, files and notes: people who do the work, and people who change projects. */
export const mayContribute = {
  all: ['hasAccessSpecialProjects'],
  any: ['specialProjects.canUpdate', 'tasks.canUpdateTask'],
} as const;

export const mayUpdate = { all: ['hasAccessSpecialProjects', 'specialProjects.canUpdate'] } as const;

const change = { params: field.idParams, answer: specialProject, rate: 'write' } as const;

/** What the caller last read of the project: 409 when somebody saved it since. */
export const seen = { updated_at: field.updatedAt.optional() };

const ofPerson = {
  params: z.strictObject({ id: field.id, userId: field.id }),
  query: z.strictObject(seen),
  answer: specialProject,
  rate: 'write',
} as const;

/** Most tasks that one call closes. */
export const maxClosedTasks = 200;

export const specialProjectEndpoints = {
  getSpecialProject: endpoint({
    method: 'GET',
    path: '/core/special-projects/{id}',
    summary: 'One special project, with what it still needs and what the caller may do',
    access: readAccess,
    params: field.idParams,
    answer: specialProject,
  }),
  getSpecialProjectTasks: endpoint({
    method: 'GET',
    path: '/core/special-projects/get-tasks/{id}',
    summary: 'The tasks that are the work of a special project',
    access: readAccess,
    params: field.idParams,
    answer: z.array(projectTask),
  }),
  createSpecialProject: endpoint({
    method: 'PUT',
    path: '/core/special-projects',
    summary: 'Draft a special project; a repeat with the same client_uuid answers the one that exists',
    access: { all: ['hasAccessSpecialProjects', 'specialProjects.canCreate'] },
    body: z.strictObject({
      client_id: z.int(missingMessage('client_id_required')).positive().max(2_147_483_647),
      ...projectFields,
      client_uuid: field.clientUuid.optional(),
    }),
    answer: specialProject,
    rate: 'write',
    audit: 'special-project.created',
  }),
  updateSpecialProject: endpoint({
    ...change,
    method: 'POST',
    path: '/core/special-project/{id}',
    summary: 'Save the fields; of one that has ended only its notes and purchase order',
    access: mayUpdate,
    body: z.strictObject({ ...projectFields, updated_at: field.updatedAt }),
    audit: 'special-project.updated',
  }),
  updateProjectClient: endpoint({
    ...change,
    method: 'POST',
    path: '/special-project/{id}/update-client',
    summary: 'Sell it to another client',
    access: mayUpdate,
    body: z.strictObject({ client_id: field.id, ...seen }),
    audit: 'special-project.updated',
  }),
  deleteSpecialProject: endpoint({
    method: 'DELETE',
    path: '/core/special-project/delete/{id}',
    summary: 'Delete a draft or a cancelled project',
    access: { all: ['hasAccessSpecialProjects', 'specialProjects.canDelete'] },
    params: field.idParams,
    query: z.strictObject(seen),
    answer: field.idParams,
    rate: 'write',
    audit: 'special-project.deleted',
  }),
  transitionSpecialProject: endpoint({
    method: 'POST',
    path: '/core/special-project/{id}/transition/{name}',
    summary:
      'Propose, approve, decline, schedule, begin, hold, resume, pause, close, reopen or cancel a project',
    access: { all: ['hasAccessSpecialProjects', 'specialProjects.canTransition'] },
    params: z.strictObject({ id: field.id, name: z.enum(projectTransitions.names) }),
    body: z.strictObject({
      note: field.longText.optional(),
      /** A new day, where the planned one has passed. */
      scheduled_date: field.date.optional(),
      /** Confirms that what is not done is cancelled. */
      cancel_open_tasks: z.boolean().default(false),
      /** When the work was done, where no tasks say so; closing needs it for work without a job site. */
      actual_service_date: field.date.optional(),
      ...seen,
    }),
    answer: specialProject,
    rate: 'write',
    audit: 'special-project.moved',
  }),
  completeProjectTasks: endpoint({
    method: 'POST',
    path: '/core/special-project/bulkUpdate',
    summary: 'Close tasks of special projects, each with the moment of its work; answers what became of each',
    access: { all: ['hasAccessSpecialProjects', 'specialProjects.canBulkComplete'] },
    body: z.strictObject({
      tasks: z
        .array(z.strictObject({ id: field.id, serviced_at: field.timestamp.optional() }))
        .min(1)
        .max(maxClosedTasks)
        .refine((tasks) => new Set(tasks.map(({ id }) => id)).size === tasks.length, 'not_allowed'),
    }),
    answer: z.object({
      done: z.array(field.id),
      failed: z.array(z.object({ id: field.id, number: z.int(), title: z.string(), reason: z.string() })),
    }),
    rate: 'write',
    audit: 'task.moved',
  }),
  setServiceAddress: endpoint({
    ...change,
    method: 'POST',
    path: '/special-project/{id}/service-address',
    summary: 'Say where the work is done, for a project without a job',
    access: mayUpdate,
    body: address,
    audit: 'special-project.updated',
  }),
  deleteServiceAddress: endpoint({
    ...change,
    method: 'DELETE',
    path: '/special-project/{id}/service-address',
    summary: 'Take the service address away',
    access: mayUpdate,
    query: z.strictObject(seen),
    audit: 'special-project.updated',
  }),
  setBillingAddress: endpoint({
    ...change,
    method: 'POST',
    path: '/special-project/{id}/billing-address',
    summary: 'Bill it to another address than that of the client',
    access: mayUpdate,
    body: address,
    audit: 'special-project.updated',
  }),
  deleteBillingAddress: endpoint({
    ...change,
    method: 'DELETE',
    path: '/special-project/{id}/billing-address',
    summary: 'Bill it to the address of the client again',
    access: mayUpdate,
    query: z.strictObject(seen),
    audit: 'special-project.updated',
  }),
  addScheduler: endpoint({
    ...ofPerson,
    method: 'PUT',
    path: '/special-project/{id}/scheduler/{userId}',
    summary: 'Add a person who schedules the work',
    access: { all: ['hasAccessSpecialProjects', 'specialProjects.canAddScheduler'] },
    audit: 'special-project.scheduler-added',
  }),
  removeScheduler: endpoint({
    ...ofPerson,
    method: 'DELETE',
    path: '/special-project/{id}/scheduler/{userId}',
    summary: 'Remove a scheduler; the last one of a running project stays',
    access: { all: ['hasAccessSpecialProjects', 'specialProjects.canDeleteScheduler'] },
    audit: 'special-project.scheduler-removed',
  }),
  addManager: endpoint({
    ...ofPerson,
    method: 'PUT',
    path: '/special-project/{id}/manager/{userId}',
    summary: 'Add a person who is responsible for the work',
    access: { all: ['hasAccessSpecialProjects', 'specialProjects.canAddManager'] },
    audit: 'special-project.manager-added',
  }),
  removeManager: endpoint({
    ...ofPerson,
    method: 'DELETE',
    path: '/special-project/{id}/manager/{userId}',
    summary: 'Remove a manager; the last one of a running project stays',
    access: { all: ['hasAccessSpecialProjects', 'specialProjects.canDeleteManager'] },
    audit: 'special-project.manager-removed',
  }),
};
