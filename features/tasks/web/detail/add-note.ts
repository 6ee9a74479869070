import type { QueryClient } from '@tanstack/react-query';
import { type Outcome, submit } from '#platform/web/outbox/index';
import type { Photo } from '#platform/web/ui/index';
import type { Task } from '../../contract/index.ts';
import { photoParts } from '../form/photo-details.ts';
import { aboutTask, taskGroup } from '../outbox/about.ts';
import { addNoteWrite } from '../outbox/task-writes.ts';

export type NewNote = {
  body: string;
  internal: boolean;
  mention_user_ids: number[];
  photos: readonly Photo[];
  /** Made with the form, so that a retry is the same note. */
  client_uuid: string;
};

/** Adds a note, through the outbox of the device. */
export const addNote = (
  client: QueryClient,
  task: Task,
  { photos, ...note }: NewNote,
  onProgress?: (share: number) => void,
): Promise<Outcome<Task>> => {
  const { files, details } = photoParts(photos);
  const body = { ...note, ...details, device_at: new Date().toISOString() };
  return submit(
    client,
    {
      kind: addNoteWrite,
      id: note.client_uuid,
      parts: { params: { id: task.id }, body, files },
      group: taskGroup(task.id),
      about: aboutTask(task),
    },
    { keepsInput: true, onProgress },
  );
};
