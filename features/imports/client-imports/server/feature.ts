import { importHandlers, importParts } from '#features/imports/imports/server';
import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { clientImportEndpoints, clientImportMessages } from '../contract/index.ts';
import { clientsWithContacts } from './clients-with-contacts.ts';

export const feature = defineServerFeature({
  name: 'client-imports',
  endpoints: clientImportEndpoints,
  handlers: importHandlers(clientsWithContacts, clientImportEndpoints),
  messages: clientImportMessages,
  ...importParts(clientsWithContacts),
});
