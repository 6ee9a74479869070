import type { QueryClient } from '@tanstack/react-query';
import { type Photo, photoParts } from '#features/accounts/files/web';
import { type Entry, type Outcome, submit } from '#platform/web/outbox/index';
import type { Task, taskEndpoints } from '../../../contract/index.ts';
import { type AboutTask, aboutTask, taskGroup } from '../outbox/about.ts';
import { photosBeforeWrite, resultPhotosWrite } from '../outbox/task-writes.ts';

/** Photos of the result. The id of the first photo identifies the batch, so that a retry is the same request. */
export const resultPhotosEntry = (
  task: Task,
  photos: readonly Photo[],
): Entry<typeof taskEndpoints.addResolutionImages, AboutTask> => {
  const { files, details } = photoParts(photos);
  return {
    kind: resultPhotosWrite,
    id: `${photos[0]?.id}-${photos.length}`,
    parts: { body: { id: task.id, ...details }, files },
    group: taskGroup(task.id),
    about: aboutTask(task),
  };
};

/** Photos of the place before the work. */
const photosBeforeEntry = (task: Task, photos: readonly Photo[]): ReturnType<typeof resultPhotosEntry> => {
  const { parts, ...entry } = resultPhotosEntry(task, photos);
  const body = { before: true, ...parts.body };
  return { ...entry, kind: photosBeforeWrite, parts: { ...parts, body } };
};

export const addPhotos = (
  client: QueryClient,
  task: Task,
  { photos, before }: { photos: readonly Photo[]; before: boolean },
  onProgress: (share: number) => void,
): Promise<Outcome<Task>> =>
  submit(client, (before ? photosBeforeEntry : resultPhotosEntry)(task, photos), {
    onProgress,
    keepsInput: true,
  });
