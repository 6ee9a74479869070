import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { sharingEndpoints, sharingMessages } from '../contract/index.ts';
import { sharingHandlers } from './handlers.ts';
import { purgeOldViews } from './visit/share-view-repository.ts';

export const feature = defineServerFeature({
  name: 'sharing',
  endpoints: sharingEndpoints,
  handlers: (gather) => sharingHandlers(gather('shared')),
  messages: sharingMessages,
  periodicWork: { purge: [({ inTenant, now }) => inTenant((tenant) => purgeOldViews(tenant, now))] },
});
