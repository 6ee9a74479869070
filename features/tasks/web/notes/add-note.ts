import type { QueryClient } from '@tanstack/react-query';
import { type Photo, photoParts } from '#features/files/web';
import { serverNow } from '#platform/web/api/index';
import { type Outcome, submit } from '#platform/web/outbox/index';
import type { Task } from '../../contract/index.ts';
import { aboutTask, taskGroup } from '../outbox/about.ts';
import { addNoteWrite } from '../outbox/task-writes.ts';

export type NewNote = {
  /** Made with the form, so that a retry is the same note. */
  uuid: string;
  body: string;
  internal: boolean;
  mentions: number[];
  photos: readonly Photo[];
  /** The refused one that this one takes the place of. */
  refused: string | null;
};

/** Adds a note, through the outbox of the device. */
export const addNote = (
  client: QueryClient,
  task: Task,
  { uuid, body, internal, mentions, photos, refused }: NewNote,
  onProgress: (share: number) => void,
): Promise<Outcome<Task>> => {
  const { files, details } = photoParts(photos);
  return submit(
    client,
    {
      kind: addNoteWrite,
      id: uuid,
      parts: {
        params: { id: task.id },
        body: {
          body,
          internal,
          mention_user_ids: mentions,
          client_uuid: uuid,
          device_at: serverNow().toISOString(),
          ...details,
        },
        files,
      },
      group: taskGroup(task.id),
      about: aboutTask(task),
      form: { body, internal, photos },
    },
    { keepsInput: true, onProgress, replaces: refused === null ? [] : [refused] },
  );
};
