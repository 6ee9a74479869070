import type { Sample } from '#platform/server/testing/sample';

export const sample: Sample = {
  grow: [
    `insert into saved_views (organization_id, list, name, owner_user_id, query)
     select :organizationId, 'tasks', 'View ' || n, m.user_id, '{}' from :more, memberships m
     where m.organization_id = :organizationId`,
  ],
  lists: { listSavedViews: '?list=tasks' },
};
