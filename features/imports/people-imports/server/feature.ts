import { importHandlers, importParts } from '#features/imports/imports/server';
import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { peopleImportEndpoints, peopleImportMessages } from '../contract/index.ts';
import { peopleKind } from './people-kind.ts';

export const feature = defineServerFeature({
  name: 'people-imports',
  endpoints: peopleImportEndpoints,
  handlers: importHandlers(peopleKind, peopleImportEndpoints),
  messages: peopleImportMessages,
  ...importParts(peopleKind),
});
