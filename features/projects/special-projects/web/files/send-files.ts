import type { QueryClient } from '@tanstack/react-query';
import { type Photo, photoParts } from '#features/accounts/files/web';
import { type Outcome, submit } from '#platform/web/outbox/index';
import type { ProjectFiles, SpecialProject } from '../../contract/index.ts';
import { filesGroup } from '../addresses.ts';
import { addFilesWrite } from './add-files-write.ts';

type Project = Pick<SpecialProject, 'id' | 'number' | 'title'>;

/** A paper that goes the way of photos, as it is. */
export const paperOf = (file: File): Photo => ({
  id: crypto.randomUUID(),
  file,
  name: file.name,
  comment: '',
  facts: {},
});

/** The id of the first identifies the batch, so that a retry is the same request. */
export const sendFiles = (
  client: QueryClient,
  { id, number, title }: Project,
  chosen: readonly Photo[],
  onProgress: (share: number) => void,
): Promise<Outcome<ProjectFiles>> => {
  const { files, details } = photoParts(chosen);
  return submit(
    client,
    {
      kind: addFilesWrite,
      id: `${chosen[0]?.id}-${chosen.length}`,
      parts: { params: { id }, body: details, files },
      group: filesGroup(id),
      about: { projectId: id, project: `${number} ${title}` },
    },
    { keepsInput: true, onProgress },
  );
};
