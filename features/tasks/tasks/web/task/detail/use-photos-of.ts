import { useQueryClient } from '@tanstack/react-query';
import type { PhotosOf } from '#features/accounts/files/web';
import type { Task } from '../../../contract/index.ts';
import { taskQuery } from '../queries.ts';

/** Times of photos are in the building's time zone. Drawing on a photo changes the task. */
export const usePhotosOf = (task: Task): PhotosOf => {
  const client = useQueryClient();
  return {
    zone: task.building.time_zone,
    onMarked: () => client.invalidateQueries({ queryKey: taskQuery(task.id).queryKey }),
  };
};
