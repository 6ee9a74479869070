import type { FileChange } from '#features/accounts/files/server';
import { documentType } from '../contract/index.ts';
import { recordDocument } from './record-document.ts';

/** Writes a change of a document into the logs of the job's buildings, and tells open pages to read their lists again. */
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
