import type { QueryClient } from '@tanstack/react-query';
import { upload } from '#platform/web/api/index';
import type { Signature } from '#platform/web/ui/index';
import { type Task, taskEndpoints } from '../../contract/index.ts';
import { taskQuery } from '../queries.ts';

/** Sends a signature. Its id names the request, so that a retry is the same request. */
export const signTask = async (
  client: QueryClient,
  taskId: number,
  { id, name, image }: Signature & { image: Blob },
): Promise<Task> => {
  const task = await upload(
    taskEndpoints.signTask,
    { body: { id: taskId, name }, files: [{ field: 'signature', file: image, name: 'signature.png' }] },
    { idempotencyKey: id },
  );
  client.setQueryData(taskQuery(taskId).queryKey, task);
  return task;
};
