import { importSample } from '../../imports/server/testing.ts';
import { clientImportEndpoints } from '../contract/index.ts';

export const sample = importSample(clientImportEndpoints.uploadClientImport, {
  record: 'clientImportId',
  table: 'Account number,Client name,Contact name\nHARBOR-1,Harbor Light Properties,Dana Finch\n',
  lists: ['listClientImports', 'listClientImportRows'],
});
