import type { Sample } from '#platform/server/testing/sample';

export const sample: Sample = {
  records: { '/core/user/{id}': 'userId' },
  grow: [
    `insert into roles (organization_id, key, name, flags, built_in, sort)
     select :organizationId, 'grown-' || n, 'Role ' || n, '{}', false, 100 + n from :more`,
    `insert into membership_roles (organization_id, user_id, role_id)
     select :organizationId, m.user_id, r.id from memberships m join roles r using (organization_id)
     where organization_id = :organizationId and r.key like 'grown-%'`,
  ],
  lists: { listUserRoles: '' },
};
