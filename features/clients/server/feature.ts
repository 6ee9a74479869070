import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { clientEndpoints, clientMessages } from '../contract/index.ts';
import { findClient } from './client-repository.ts';
import { clientHandlers } from './handlers.ts';

export const feature = defineServerFeature({
  name: 'clients',
  endpoints: clientEndpoints,
  handlers: (gather) => clientHandlers(gather('counts')['client.activeJobs']),
  messages: clientMessages,
  fileOwners: { client: async (tenant, _person, id) => (await findClient(tenant, id)) !== undefined },
});
