import { type Sample, write } from '#platform/server/testing/sample';
import { jobNoteEndpoints } from '../contract/index.ts';

export const sample: Sample = {
  create: async ({ call, known }) => {
    const [note] = await call(jobNoteEndpoints.addJobNote, {
      params: { id: Number(known.jobId) },
      body: { body: 'The client wants the lobby done by seven' },
    });
    return { jobNoteId: note?.id ?? 0 };
  },
  records: { '/job/note/{id}': 'jobNoteId' },
  writes: [write(jobNoteEndpoints.addJobNote, () => ({ body: { body: 'Keys are in the lockbox' } }))],
  grow: [
    `insert into notes (organization_id, owner_entity, owner_id, body, internal)
     select :organizationId, 'job', :jobId, 'Note ' || n, true from :more`,
  ],
  lists: { listJobNotes: '' },
};
