import { z } from 'zod';
import { importEndpoints } from '#features/imports/imports/contract';
import type { AnswerOf } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { enteredMapping, importMapping } from './import.ts';

const calls = importEndpoints({
  entity: 'job-import',
  path: '/job-imports',
  flag: 'admin.canAddBuilding',
  many: 'job sites',
  mapping: importMapping,
  entered: enteredMapping,
  answered: {
    client: field.named.nullable(),
    can: z.object({ run: z.boolean(), undo: z.boolean(), create_client: z.boolean() }),
  },
});

export const jobImportEndpoints = {
  listJobImports: calls.list,
  uploadJobImport: calls.upload,
  getJobImport: calls.get,
  chooseJobImportHeader: calls.header,
  previewJobImport: calls.preview,
  runJobImport: calls.run,
  undoJobImport: calls.undo,
  listJobImportRows: calls.rows,
  downloadJobImportErrors: calls.errors,
};

export type JobImport = AnswerOf<typeof calls.get>;
