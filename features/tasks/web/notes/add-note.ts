import type { QueryClient } from '@tanstack/react-query';
import { upload } from '#platform/web/api/index';
import type { Photo } from '#platform/web/ui/index';
import { type Task, taskEndpoints } from '../../contract/index.ts';
import { photoParts } from '../form/photo-details.ts';
import { taskQuery } from '../queries.ts';

export type NewNote = {
  /** Made with the form, so that a retry is the same note. */
  uuid: string;
  body: string;
  internal: boolean;
  mentions: number[];
  photos: readonly Photo[];
};

export const addNote = async (
  client: QueryClient,
  taskId: number,
  note: NewNote,
  onProgress: (share: number) => void,
): Promise<Task> => {
  const { files, details } = photoParts(note.photos);
  const task = await upload(
    taskEndpoints.addTaskNote,
    {
      params: { id: taskId },
      body: {
        body: note.body,
        internal: note.internal,
        mention_user_ids: note.mentions,
        client_uuid: note.uuid,
        device_at: new Date().toISOString(),
        ...details,
      },
      files,
    },
    { onProgress },
  );
  client.setQueryData(taskQuery(taskId).queryKey, task);
  return task;
};
