import type { QueryClient } from '@tanstack/react-query';
import { type NewNote, noteParts } from '#features/sites/notes/web';
import { type Outcome, submit } from '#platform/web/outbox/index';
import type { Task } from '../../contract/index.ts';
import { aboutTask, taskGroup } from '../task/outbox/about.ts';
import { addNoteWrite } from '../task/outbox/task-writes.ts';

/** Adds a note through the outbox. */
export const addNote = (
  client: QueryClient,
  task: Task,
  note: NewNote,
  onProgress: (share: number) => void,
): Promise<Outcome<Task>> => {
  const { uuid, body, internal, photos, refused } = note;
  return submit(
    client,
    {
      kind: addNoteWrite,
      id: uuid,
      parts: { params: { id: task.id }, ...noteParts(note) },
      group: taskGroup(task.id),
      about: aboutTask(task),
      form: { body, internal, photos },
    },
    { keepsInput: true, onProgress, replaces: refused === null ? [] : [refused] },
  );
};
