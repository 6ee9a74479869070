import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { wordsOfRecord, wordsOfText } from '#platform/server/http/document/preview-text';
import { recordActions } from '#platform/server/records/record-actions';
import { roleEndpoints, roleMessages } from '../contract/index.ts';
import { auditedRoles } from './audited-roles.ts';
import { previewRole, previewRolePeople } from './preview/preview-role.ts';
import { getPersonRights } from './rights/get-person-rights.ts';
import { listPersonJobs } from './rights/list-person-jobs.ts';
import { roleRepository } from './role-repository.ts';
import { createRole, deleteRole, restoreRole, updateRole } from './write-role.ts';

const { list, get } = recordActions({ entity: 'role', repository: roleRepository });

export const feature = defineServerFeature({
  name: 'roles',
  previewText: {
    '/admin/roles': wordsOfText('roles:list.subtitle'),
    '/admin/roles/create': wordsOfText('roles:titles.createLead'),
    '/admin/roles/edit/$roleId': wordsOfRecord(roleEndpoints.getRole, ({ name, built_in }) => ({
      title: name,
      ...(built_in && { lead: 'roles:form.builtIn' }),
    })),
  },
  endpoints: roleEndpoints,
  handlers: (gather) => ({
    listRoles: list,
    getRole: get,
    createRole,
    updateRole,
    deleteRole,
    restoreRole,
    previewRole,
    previewRolePeople,
    getPersonRights: getPersonRights(gather('rightRules')),
    listPersonJobs,
  }),
  messages: roleMessages,
  audited: { role: auditedRoles },
  liveAccess: { role: 'hasAccessAdminRoles' },
});
