import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { pageOf } from '#platform/contract/pagination';
import { recordEndpoints } from '#platform/contract/records';
import { previewBody, previewPeople, previewPeopleBody, rolePreview } from './preview.ts';
import { personRights, visibleJobRow, visibleJobsQuery } from './rights.ts';
import { role, roleFields } from './role.ts';

const read = { all: ['hasAccessAdminRoles'] } as const;

/** People who may add roles may change them. Access to roles is not enough, because viewer licenses keep that flag. */
const write = { all: ['hasAccessAdminRoles', 'admin.canAddRole'] } as const;

const calls = recordEndpoints({
  entity: 'role',
  many: 'roles',
  path: '/core/roles',
  record: role,
  fields: roleFields,
  read,
  write,
  remove: { all: ['hasAccessAdminRoles', 'admin.canDeleteRole'] },
});

const ofPerson = { all: ['hasAccessAdminUsers'] } as const;

export const roleEndpoints = {
  listRoles: calls.list,
  getRole: calls.get,
  createRole: calls.create,
  updateRole: calls.update,
  deleteRole: calls.delete,
  restoreRole: calls.restore,
  previewRole: endpoint({
    method: 'POST',
    path: '/core/roles/{id}/preview',
    summary: 'Whose rights would change if the role had these flags; changes nothing',
    access: write,
    params: field.idParams,
    body: previewBody,
    answer: rolePreview,
    rate: 'read',
    audit: null,
  }),
  previewRolePeople: endpoint({
    method: 'POST',
    path: '/core/roles/{id}/preview/people',
    summary: 'Who would gain or lose one flag if the role had these flags: the first fifty by name',
    access: write,
    params: field.idParams,
    body: previewPeopleBody,
    answer: previewPeople,
    rate: 'read',
    audit: null,
  }),
  getPersonRights: endpoint({
    method: 'GET',
    path: '/core/user/{id}/rights',
    summary: 'What one person may do, flag by flag, with what decides it',
    access: ofPerson,
    params: field.idParams,
    answer: personRights,
  }),
  listPersonJobs: endpoint({
    method: 'GET',
    path: '/core/user/{id}/rights/jobs',
    summary: 'Jobs that one person sees, each with what makes it visible; only those the caller sees',
    access: ofPerson,
    params: field.idParams,
    query: visibleJobsQuery,
    answer: pageOf(visibleJobRow),
  }),
};
