import type { Handlers } from '#platform/server/http/call';
import type { savedViewEndpoints } from '../contract/index.ts';
import { createSavedView } from './create-saved-view.ts';
import { deleteSavedView } from './delete-saved-view.ts';
import { listViews, rolesToShareWith } from './saved-view-repository.ts';
import { setDefaultView } from './set-default-view.ts';
import { updateSavedView } from './update-saved-view.ts';
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
