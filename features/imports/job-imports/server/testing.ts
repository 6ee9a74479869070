import { type Sample, write } from '#platform/server/testing/sample';
import { importSample } from '../../imports/server/testing.ts';
import { jobImportEndpoints } from '../contract/index.ts';

const mappingOf = (clientId: number) => ({
  columns: { job_number: 'Job number', address: 'Address', city: 'City', state: 'State', zip: 'Zip' },
  client: { id: clientId },
  statuses: {},
});

export const sample: Sample = {
  ...importSample(jobImportEndpoints.uploadJobImport, {
    record: 'importId',
    table: 'Job number,Address,City,State,Zip\nW-1,1 Walk St,Denver,CO,80202\n',
    lists: ['listJobImports', 'listJobImportRows'],
  }),
  writes: [
    write(jobImportEndpoints.previewJobImport, (id) => ({ body: { mapping: mappingOf(id('clientId')) } })),
    write(jobImportEndpoints.runJobImport, (id) => ({ body: { mapping: mappingOf(id('clientId')) } })),
  ],
};
