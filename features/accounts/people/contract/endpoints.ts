import { z } from 'zod';
import { license, membershipStatus } from '#features/accounts/access/contract';
import { newPassword } from '#features/accounts/session/contract';
import { bulkOutcome, someIds } from '#platform/contract/bulk-outcome';
import { endpoint } from '#platform/contract/endpoint';
import { exportFields, exportSummary } from '#platform/contract/export';
import * as field from '#platform/contract/fields';
import { pageChoice, pageOf, pageQuery } from '#platform/contract/pagination';
import { bulkEndpoints, peopleLimit } from './bulk.ts';
import { handOver, holding, offeredRole, person, personFields, personRow, rightsFields } from './person.ts';

export const personExportColumns = [
  'name',
  'title',
  'email',
  'employee_code',
  'roles',
  'license',
  'jobs',
  'last_login',
  'status',
] as const;

/** Without a status, the list has active and invited people. */
const listQuery = pageQuery(['name'], { sort: 'name' }).extend({
  status: z.array(membershipStatus).min(1).max(3).optional(),
  role_id: field.id.optional(),
  license: license.optional(),
  /** Lists deleted people instead, for those who may restore them. */
  deleted: z.boolean().optional(),
});

const reading = { all: ['hasAccessAdminUsers'] } as const;

const opening = { any: ['hasAccessAdminUsers', 'admin.canAddUser', 'admin.canEditUser'] } as const;

const change = { params: field.idParams, answer: person, rate: 'write' } as const;

const leaving = z.strictObject({ hand_over: handOver.default([]) });

export const peopleEndpoints = {
  ...bulkEndpoints,
  listPeople: endpoint({
    method: 'GET',
    path: '/admin/users',
    summary: 'The people of the organization, with roles, jobs and last login',
    access: reading,
    query: listQuery,
    answer: pageOf(personRow),
  }),
  exportPeople: endpoint({
    method: 'GET',
    path: '/admin/users/export',
    summary: exportSummary('people'),
    access: { all: ['hasAccessAdminUsers', 'canExportData'] },
    query: listQuery.omit(pageChoice).extend(exportFields(personExportColumns)),
    answer: 'file',
    rate: 'export',
    audit: 'user.exported',
  }),
  listOfferedRoles: endpoint({
    method: 'GET',
    path: '/admin/users/roles',
    summary: 'The roles of the organization, and which of them the caller may grant',
    access: opening,
    answer: z.array(offeredRole),
  }),
  getPerson: endpoint({
    method: 'GET',
    path: '/admin/user/{id}',
    summary: 'One person and what the caller may do; a deleted one for those who may restore it',
    access: opening,
    params: field.idParams,
    answer: person,
  }),
  createPerson: endpoint({
    method: 'POST',
    path: '/admin/user',
    summary:
      'Add a person, who is invited by e-mail or text message; with a temporary password the person is active at once',
    access: { all: ['admin.canAddUser'] },
    body: z.strictObject({
      ...personFields,
      /** The language of the invitation, and of the person until the person chooses another one. */
      locale: field.locale.optional(),
      temporary_password: newPassword.optional(),
    }),
    answer: person,
    rate: 'write',
    audit: 'user.created',
  }),
  updatePerson: endpoint({
    ...change,
    method: 'PUT',
    path: '/admin/user/{id}',
    summary: 'Save one person; nobody gives rights beyond their own',
    access: { all: ['admin.canEditUser'] },
    body: z.strictObject({ ...personFields, updated_at: field.updatedAt }),
    audit: 'user.updated',
  }),
  grantRole: endpoint({
    ...change,
    method: 'PUT',
    path: '/core/user/{id}/role/{roleId}',
    summary: 'Give a person one more role',
    access: { all: ['admin.canEditUser'] },
    params: z.strictObject({ id: field.id, roleId: field.id }),
    audit: 'user.rights-changed',
  }),
  revokeRole: endpoint({
    ...change,
    method: 'DELETE',
    path: '/core/user/{id}/role/{roleId}',
    summary: 'Take one role away from a person',
    access: { all: ['admin.canEditUser'] },
    params: z.strictObject({ id: field.id, roleId: field.id }),
    audit: 'user.rights-changed',
  }),
  setTemporaryPassword: endpoint({
    ...change,
    method: 'PUT',
    path: '/admin/user/{id}/password',
    summary:
      'Give a person a password to log in with once; refused when the login opens other organizations, too',
    access: { all: ['admin.canEditUser'] },
    body: z.strictObject({ temporary_password: newPassword }),
    audit: 'user.password-given',
  }),
  invitePerson: endpoint({
    ...change,
    method: 'POST',
    path: '/admin/user/{id}/invite',
    summary: 'Send the invitation again; older links stop working',
    access: { all: ['admin.canAddUser'] },
    audit: 'user.invited',
  }),
  invitePeople: endpoint({
    method: 'POST',
    path: '/admin/users/invite',
    summary: 'Send the invitations of several people again; unknown ids refuse the whole call',
    access: { all: ['admin.canAddUser'] },
    body: z.strictObject({ ids: someIds(peopleLimit) }),
    answer: bulkOutcome,
    rate: 'write',
    audit: 'user.invited',
  }),
  listHoldings: endpoint({
    method: 'GET',
    path: '/admin/user/{id}/holdings',
    summary:
      'What a person holds that somebody else should take over before the person leaves; of invited people also the sites they will see',
    access: { any: ['admin.canEditUser', 'admin.canDeleteUser'] },
    params: field.idParams,
    answer: z.array(holding),
  }),
  deactivatePerson: endpoint({
    ...change,
    method: 'POST',
    path: '/admin/user/{id}/deactivate',
    summary: 'End the access of a person and hand over what they hold, in one step',
    access: { all: ['admin.canEditUser'] },
    body: leaving,
    audit: 'user.deactivated',
  }),
  activatePerson: endpoint({
    ...change,
    method: 'POST',
    path: '/admin/user/{id}/activate',
    summary: 'Let a deactivated person in again, with the roles they have',
    access: { all: ['admin.canEditUser'] },
    audit: 'user.activated',
  }),
  deletePerson: endpoint({
    ...change,
    method: 'DELETE',
    path: '/admin/user/{id}',
    summary: 'Delete a person and hand over what they hold, in one step',
    access: { all: ['admin.canDeleteUser'] },
    body: leaving,
    answer: field.idParams,
    audit: 'user.deleted',
  }),
  listFormerJobs: endpoint({
    method: 'GET',
    path: '/admin/user/{id}/former-jobs',
    summary: 'The jobs in scope that a deleted person saw without a role at them',
    access: { all: ['admin.canDeleteUser'] },
    params: field.idParams,
    answer: z.array(field.named),
  }),
  restorePerson: endpoint({
    ...change,
    method: 'PUT',
    path: '/admin/user/{id}/restore',
    summary: 'Bring a deleted person back, with the roles and the job access that are confirmed',
    access: { all: ['admin.canDeleteUser'] },
    body: z.strictObject({
      role_ids: rightsFields.role_ids,
      /** Those of the former sites that the person sees again. */
      job_ids: z.array(field.id).max(10_000).default([]),
    }),
    audit: 'user.restored',
  }),
};
