import { importParts } from '#features/imports/imports/server';
import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { clientImportEndpoints, clientImportMessages } from '../contract/index.ts';
import { clientsWithContacts } from './clients-with-contacts.ts';
import { clientImportHandlers } from './handlers.ts';

export const feature = defineServerFeature({
  name: 'client-imports',
  endpoints: clientImportEndpoints,
  handlers: clientImportHandlers,
  messages: clientImportMessages,
  ...importParts(clientsWithContacts),
});
