import { importParts } from '#features/imports/imports/server';
import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { peopleImportEndpoints, peopleImportMessages } from '../contract/index.ts';
import { peopleImportHandlers } from './handlers.ts';
import { peopleKind } from './people-kind.ts';

export const feature = defineServerFeature({
  name: 'people-imports',
  endpoints: peopleImportEndpoints,
  handlers: peopleImportHandlers,
  messages: peopleImportMessages,
  ...importParts(peopleKind),
});
