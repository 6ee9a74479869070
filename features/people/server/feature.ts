import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { peopleEndpoints, peopleMessages } from '../contract/index.ts';
import { peopleHandlers } from './handlers.ts';

export const feature = defineServerFeature({
  name: 'people',
  endpoints: peopleEndpoints,
  handlers: (gather) => peopleHandlers(gather('personHoldings')),
  messages: peopleMessages,
  // A change of `rights` has the person's id and goes to that person only.
  liveAccess: { user: 'hasAccessAdminUsers', rights: 'own' },
});
