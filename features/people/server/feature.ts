import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { recordTitle } from '#platform/server/http/document/record-title';
import { peopleEndpoints, peopleMessages } from '../contract/index.ts';
import { peopleHandlers } from './handlers.ts';

export const feature = defineServerFeature({
  name: 'people',
  endpoints: peopleEndpoints,
  handlers: (gather) => peopleHandlers(gather('personHoldings')),
  messages: peopleMessages,
  recordTitles: { '/admin/user/$userId': recordTitle(peopleEndpoints.getPerson, ({ name }) => name) },
  // A change of `rights` has the person's id and goes to that person only.
  liveAccess: { user: 'hasAccessAdminUsers', rights: 'own' },
});
