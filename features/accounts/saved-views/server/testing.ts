import { type Sample, write } from '#platform/server/testing/sample';
import { savedViewEndpoints } from '../contract/index.ts';

export const sample: Sample = {
  createOwn: async ({ call }) => {
    const body = { list: 'tasks', name: 'Mine', query: {} };
    return { savedViewId: (await call(savedViewEndpoints.createSavedView, { body })).id };
  },
  records: { '/saved-views/{id}': 'savedViewId' },
  writes: [
    write(savedViewEndpoints.createSavedView, (id) => ({ body: { list: 'tasks', role_id: id('roleId') } })),
    write(savedViewEndpoints.updateSavedView, (id) => ({ body: { role_id: id('roleId') } })),
    write(savedViewEndpoints.setDefaultView, (id) => ({
      body: { list: 'tasks', view_id: id('savedViewId') },
    })),
  ],
  grow: [
    `insert into saved_views (organization_id, list, name, owner_user_id, query)
     select :organizationId, 'tasks', 'View ' || n, m.user_id, '{}' from :more, memberships m
     where m.organization_id = :organizationId`,
  ],
  lists: { listSavedViews: '?list=tasks' },
};
