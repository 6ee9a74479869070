import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { accessEndpoints, accessMessages, userEndpoints } from '../contract/index.ts';
import { accessHandlers } from './handlers.ts';
import { userHandlers } from './users/handlers.ts';
import { profilePhotoChanged, profilePhotoWriters } from './users/profile-photos.ts';
import { loadMembership } from './users/user-repository.ts';

export const feature = defineServerFeature({
  name: 'access',
  endpoints: { ...accessEndpoints, ...userEndpoints },
  handlers: { ...accessHandlers, ...userHandlers },
  messages: accessMessages,
  fileWriters: { user: profilePhotoWriters },
  fileChanges: { user: profilePhotoChanged },
  fileOwners: { user: async (tenant, _person, id) => (await loadMembership(tenant, id)) !== undefined },
});
