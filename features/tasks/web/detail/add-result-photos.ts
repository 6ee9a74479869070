import type { QueryClient } from '@tanstack/react-query';
import { queryKeyOf, upload } from '#platform/web/api/index';
import type { Photo } from '#platform/web/ui/index';
import { type Task, taskEndpoints } from '../../contract/index.ts';
import { photoParts } from '../form/photo-details.ts';
import { taskQuery } from '../queries.ts';

/** Sends photos of the result. The first photo's id names the batch, so that a retry is the same request. */
export const addResultPhotos = async (
  client: QueryClient,
  taskId: number,
  photos: readonly Photo[],
  onProgress: (share: number) => void,
): Promise<Task> => {
  const { files, details } = photoParts(photos);
  const task = await upload(
    taskEndpoints.addResolutionImages,
    { body: { id: taskId, ...details }, files },
    { onProgress, idempotencyKey: `${photos[0]?.id}-${photos.length}` },
  );
  client.setQueryData(taskQuery(taskId).queryKey, task);
  void client.invalidateQueries({ queryKey: queryKeyOf(taskEndpoints.listTasks) });
  return task;
};
