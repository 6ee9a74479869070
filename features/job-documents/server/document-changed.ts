import type { FileChange } from '#features/files/server';
import { documentType } from '../contract/index.ts';
import { recordDocument } from './record-document.ts';

/** The logs of the job's buildings say what became of a document, and open pages read their lists again. */
export const documentChanged: FileChange = async (call, { how, file, changes }) => {
  const { id, name, purpose, owner_id } = file;
  const type = documentType.parse(purpose);
  await recordDocument(
    { ...call, params: { id: owner_id } },
    {
      action: `job-document.${how}`,
      fileId: id,
      type,
      changes: how === 'deleted' ? { name: [name, null], type: [type, null] } : changes,
    },
  );
};
