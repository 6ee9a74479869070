import type { QueryClient } from '@tanstack/react-query';
import { readPhoto } from '#features/accounts/files/web';
import { type Outcome, submit } from '#platform/web/outbox/index';
import type { DocumentType, JobDocument } from '../../contract/index.ts';
import { filesGroup } from '../addresses.ts';
import { uploadDocumentWrite } from '../outbox/document-writes.ts';

/** The files that a picker offers. On a phone, images include the camera. */
export const acceptedBy = (type: DocumentType): string =>
  type === 'logo' ? 'image/jpeg,image/png,image/webp' : '.pdf,.doc,.docx,.xls,.xlsx,.csv,.txt,image/*';

/** Shrinks photos: a phone's photo is larger than needed, and may have a format that only the phone knows. A logo stays as it
 * is, because shrinking would fill what is transparent. */
const readable = async (file: File, type: DocumentType): Promise<{ file: Blob; name: string }> =>
  file.type.startsWith('image/') && type !== 'logo' ? readPhoto(file) : { file, name: file.name };

export type Chosen = { type: DocumentType; file: File };

/** Sends a document. With the same id, a repeated try creates no second one. */
export const sendDocument = async (
  client: QueryClient,
  jobId: number,
  { type, file: picked }: Chosen,
  { id, ...more }: { id: string; expires_on: string | null; comment?: string },
  onProgress: (share: number) => void,
): Promise<Outcome<JobDocument>> => {
  const { file, name } = await readable(picked, type);
  return submit(
    client,
    {
      kind: uploadDocumentWrite,
      id,
      parts: {
        params: { id: jobId },
        body: { type, client_uuid: id, ...more },
        files: [{ field: 'file', file, name }],
      },
      group: filesGroup(jobId),
      about: { jobId, type, name },
    },
    { keepsInput: true, onProgress },
  );
};
