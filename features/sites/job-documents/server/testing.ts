import { type Sample, write } from '#platform/server/testing/sample';
import { jobDocumentEndpoints } from '../contract/index.ts';
import { loadExpiring } from './notices/expiry-notification-kind.ts';

export const sample: Sample = {
  create: async ({ call, known }) => {
    const { id } = await call(jobDocumentEndpoints.uploadJobFile, {
      params: { id: Number(known.jobId) },
      body: { type: 'coi', expires_on: '2027-06-30' },
      files: [
        { field: 'file', file: new Blob(['Certificate'], { type: 'text/plain' }), name: 'certificate.txt' },
      ],
    });
    return { fileId: id };
  },
  writes: [
    write(jobDocumentEndpoints.uploadJobFile, () => ({ body: { type: 'other' } })),
    write(jobDocumentEndpoints.updateJobFile, () => ({ body: { expires_on: '2027-06-30' } })),
  ],
  statements: [(tenant, known) => loadExpiring(tenant, Number(known.fileId), '2027-06-30')],
  grow: [
    `insert into files (organization_id, name, mime, size, md5, sha256, storage_key, owner_entity, owner_id, purpose, expires_on)
     select :organizationId, 'notes.txt', 'text/plain', 1, '', '', 'grown-document/' || n, 'job-document', :jobId, 'other', '2027-06-30'
     from :more`,
  ],
  lists: { listJobFiles: '', listJobDocuments: '' },
};
