import type { FileRemoval } from '#features/files/server';
import { documentType } from '../contract/index.ts';
import { recordDocument } from './record-document.ts';

/** The logs of the job's buildings say that a document is gone, and open pages read their lists again. */
export const documentRemoved: FileRemoval = async (call, { id, name, purpose, owner_id }) => {
  const type = documentType.parse(purpose);
  await recordDocument(
    { ...call, params: { id: owner_id } },
    { action: 'job-document.deleted', fileId: id, type, changes: { name: [name, null], type: [type, null] } },
  );
};
