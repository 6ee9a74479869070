import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { pageOf, pageQuery } from '#platform/contract/pagination';
import { assignment, assignmentFields, assignmentViews } from './assignment.ts';
import { activePeriod, periodChanges, siteRow, sitesQuery } from './period.ts';
import { replacementAnswer, replacementBody, replacementPlan, replacementQuery } from './replacement.ts';

const reading = { all: ['hasAccessAdminJobAssignments'] } as const;

const holding = { any: ['admin.canEditAssignments', 'admin.canEditUser'] } as const;

export const assignmentEndpoints = {
  listAssignments: endpoint({
    method: 'GET',
    path: '/job-site-assignments',
    summary: 'The roles at job sites, with how many people hold each today',
    access: reading,
    query: pageQuery(['sort', 'name'], { sort: 'sort', all: true }).extend({
      status: z.enum(assignmentViews).default('active'),
    }),
    answer: pageOf(assignment),
  }),
  orderAssignments: endpoint({
    method: 'PUT',
    path: '/job-site-assignments/order',
    summary: 'The order of the roles in use; it names each of them once',
    access: { all: ['hasAccessAdminJobAssignments', 'admin.canUpdateJobAssignment'] },
    body: z.strictObject({ ids: z.array(field.id).min(1).max(500) }),
    answer: z.object({ ids: z.array(field.id) }),
    rate: 'write',
    audit: 'job-site-assignment.ordered',
  }),
  getAssignment: endpoint({
    method: 'GET',
    path: '/job-site-assignment/{id}',
    summary: 'One role at job sites',
    access: reading,
    params: field.idParams,
    answer: assignment,
  }),
  createAssignment: endpoint({
    method: 'POST',
    path: '/job-site-assignment',
    summary: 'Add one role at job sites; it comes last',
    access: { all: ['hasAccessAdminJobAssignments', 'admin.canAddJobAssignment'] },
    body: z.strictObject(assignmentFields),
    answer: assignment,
    rate: 'write',
    audit: 'job-site-assignment.created',
  }),
  updateAssignment: endpoint({
    method: 'PUT',
    path: '/job-site-assignment/{id}',
    summary: 'Save one role at job sites; one that is not active gives nobody sight of a job',
    access: { all: ['hasAccessAdminJobAssignments', 'admin.canUpdateJobAssignment'] },
    params: field.idParams,
    body: z.strictObject({ ...assignmentFields, updated_at: field.updatedAt }),
    answer: assignment,
    rate: 'write',
    audit: 'job-site-assignment.updated',
  }),
  listAssignmentUsers: endpoint({
    method: 'GET',
    path: '/job-site-assignment/{id}/users',
    summary: 'The jobs in scope, each with who holds this role there today or later',
    access: reading,
    params: field.idParams,
    query: sitesQuery,
    answer: pageOf(siteRow),
  }),
  setAssignmentUsers: endpoint({
    method: 'PUT',
    path: '/job-site-assignment/{id}/users',
    summary: 'Add, change and remove who holds this role where; all or nothing',
    access: holding,
    params: field.idParams,
    body: periodChanges,
    answer: z.object({ rows: z.array(siteRow) }),
    rate: 'write',
    audit: 'job-site-assignment.users-set',
  }),
  listUserAssignments: endpoint({
    method: 'GET',
    path: '/user/{id}/job-assignments',
    summary: 'What one person holds at the jobs in scope, past periods included',
    access: holding,
    params: field.idParams,
    answer: z.array(activePeriod),
  }),
  endUserAssignment: endpoint({
    method: 'DELETE',
    path: '/user/{id}/job-site-assignment/{jobId}/{assignmentId}',
    summary: 'Today is the last day on which a person holds a role at a job; what has not begun goes',
    access: holding,
    params: z.strictObject({ id: field.id, jobId: field.id, assignmentId: field.id }),
    answer: z.array(activePeriod),
    rate: 'write',
    audit: 'job-site-assignment.users-set',
  }),
  listBuildingAssignments: endpoint({
    method: 'GET',
    path: '/building/{id}/job-assignments',
    summary: 'Who holds a role today or later at the jobs in scope of one building',
    access: { all: ['hasAccessWorld'] },
    params: field.idParams,
    answer: z.array(activePeriod),
  }),
  planReplacement: endpoint({
    method: 'GET',
    path: '/user/{id}/replacement',
    summary: 'What would happen if somebody, or nobody, took the place of a person from a date on',
    access: holding,
    params: field.idParams,
    query: replacementQuery,
    answer: replacementPlan,
  }),
  replaceUser: endpoint({
    method: 'PUT',
    path: '/user/{id}/replacement',
    summary: 'Put somebody, or nobody, in the place of a person from a date on, in one step',
    access: holding,
    params: field.idParams,
    body: replacementBody,
    answer: replacementAnswer,
    rate: 'write',
    audit: 'job-site-assignment.user-replaced',
  }),
};
