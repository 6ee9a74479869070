import { type Sample, write } from '#platform/server/testing/sample';
import { securityListEndpoints, securitySettingsEndpoints } from '../contract/index.ts';

export const sample: Sample = {
  writes: [
    write(securityListEndpoints.endMemberSessions, (id) => ({ body: { user_id: id('userId') } })),
    write(securitySettingsEndpoints.updateSecuritySettings, (id) => ({
      body: {
        second_factor_for: 'roles',
        second_factor_role_ids: [id('roleId')],
        second_factor_grace_days: 7,
        session_days: 30,
        failed_sign_in_days: 30,
      },
    })),
  ],
  grow: [
    `insert into audit_log (organization_id, entity, entity_id, action, actor_user_id, impersonated, changes)
     select :organizationId, 'organization', :organizationId, 'task.exported', :userId, true,
       jsonb_build_object('rows', jsonb_build_array(null, n)) from :more`,
    `insert into audit_log (organization_id, entity, entity_id, action, actor_user_id)
     select :organizationId, 'user', :userId, 'user.rights-changed', :userId from :more`,
    `select identity_note_failed_sign_in(:userId, now(), '203.0.113.' || n, 'A browser', 'password') from :more`,
    `select identity_create_session(sha256(convert_to('sample ' || n, 'UTF8')), :userId, true, '203.0.113.' || n,
       'A browser', now() + interval '1 day', null, identity_password_hash(:userId)) from :more`,
  ],
  lists: {
    listSecondFactors: '',
    listMemberSessions: '',
    listFailedSignIns: '',
    listExports: '',
    listRightsChanges: '',
    listSupportAccess: '',
  },
};
