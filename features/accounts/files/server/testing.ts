import { type Sample, write } from '#platform/server/testing/sample';
import { fileEndpoints } from '../contract/index.ts';

const paper = 'a'.repeat(64);

export const sample: Sample = {
  seed: [
    `insert into made_papers (organization_id, content_hash, draft, photos, expires_at)
     values (:organizationId, '${paper}', '{}', 60, now() + interval '1 day')`,
  ],
  ofCompany: true,
  create: async () => ({ paper }),
  writes: [
    write(fileEndpoints.markFile, () => ({
      body: { markup: [{ kind: 'text', at: [0.5, 0.5], text: 'here', colour: 'red' }] },
    })),
  ],
  records: { '/core/file/{id}': 'fileId', '/core/files/{id}': 'fileId' },
};
