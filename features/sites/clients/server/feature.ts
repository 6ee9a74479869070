import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { wordsOfRecord, wordsOfText } from '#platform/server/http/document/preview-text';
import { withTransitions } from '#platform/server/texts/with-transitions';
import {
  clientEndpoints,
  clientMessages,
  clientTransitions,
  contactEndpoints,
  mergeEndpoints,
} from '../contract/index.ts';
import { auditedClients } from './audited-clients.ts';
import { clientFileChanged, clientFileWriters } from './client/client-files.ts';
import { loadClient } from './client/client-repository.ts';
import { clientHandlers } from './handlers.ts';
import { gatherParts } from './parts.ts';
import { clientWords } from './texts.ts';

export const feature = defineServerFeature({
  name: 'clients',
  endpoints: { ...clientEndpoints, ...contactEndpoints, ...mergeEndpoints },
  handlers: (gather) => clientHandlers(gatherParts(gather)),
  messages: withTransitions(clientMessages, clientTransitions, clientWords),
  previewText: {
    '/admin/clients': wordsOfText('clients:list.subtitle'),
    '/admin/clients/edit/$clientId': wordsOfRecord(clientEndpoints.getClient, ({ name }) => ({
      title: name,
    })),
  },
  audited: { client: auditedClients },
  fileOwners: { client: async (tenant, _person, id) => (await loadClient(tenant, id)) !== undefined },
  fileWriters: { client: clientFileWriters },
  fileChanges: { client: clientFileChanged },
  liveAccess: { client: 'clients.canViewClients' },
});
