import type { Handlers } from '#platform/server/http/call';
import type { savedViewEndpoints } from '../contract/index.ts';
import { createSavedView } from './actions/create-saved-view.ts';
import { deleteSavedView } from './actions/delete-saved-view.ts';
import { setDefaultView } from './actions/set-default-view.ts';
import { updateSavedView } from './actions/update-saved-view.ts';
import { listViews, rolesToShareWith } from './saved-view-repository.ts';
import { mayShare, presentView } from './view-policy.ts';

export const savedViewHandlers: Handlers<typeof savedViewEndpoints> = {
  listSavedViews: async ({ query, tenant, person }) => {
    const [views, roles] = await Promise.all([
      listViews(tenant, { list: query.list, all: mayShare(person) }),
      mayShare(person) ? rolesToShareWith(tenant) : [],
    ]);
    return { views: views.map(presentView(person)), roles };
  },
  createSavedView,
  updateSavedView,
  deleteSavedView,
  setDefaultView,
};
