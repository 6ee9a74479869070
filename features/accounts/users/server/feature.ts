import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { userEndpoints } from '../contract/index.ts';
import { userHandlers } from './handlers.ts';
import { profilePhotoChanged, profilePhotoWriters } from './profile-photos.ts';
import { findMembership } from './user-repository.ts';

export const feature = defineServerFeature({
  name: 'users',
  endpoints: userEndpoints,
  handlers: userHandlers,
  fileWriters: { user: profilePhotoWriters },
  fileChanges: { user: profilePhotoChanged },
  fileOwners: { user: async (tenant, _person, id) => (await findMembership(tenant, id)) !== undefined },
});
