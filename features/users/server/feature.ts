import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { userEndpoints } from '../contract/index.ts';
import { userHandlers } from './handlers.ts';
import { findMembership } from './user-repository.ts';

export const feature = defineServerFeature({
  name: 'users',
  endpoints: userEndpoints,
  handlers: userHandlers,
  fileOwners: { user: async (tenant, _person, id) => (await findMembership(tenant, id)) !== undefined },
});
