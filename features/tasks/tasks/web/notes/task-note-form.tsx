import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFoundPeople } from '#features/accounts/access/web';
import { type NewNote, NoteForm, noteParts } from '#features/sites/notes/web';
import { type Outcome, submit } from '#platform/web/outbox/index';
import type { Task } from '../../contract/index.ts';
import { aboutTask, taskGroup } from '../task/outbox/about.ts';
import { addNoteWrite } from '../task/outbox/task-writes.ts';

/** Adds a note through the outbox. */
const addNote = (
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

const TaskNoteForm = ({ task, onClose }: { task: Task; onClose: () => void }) => {
  const client = useQueryClient();
  const [words, setWords] = useState('');
  return (
    <NoteForm
      name="task-note"
      record={task.id}
      people={useFoundPeople({ words, jobId: task.job.id })}
      onMention={setWords}
      mayBePublic={!task.internal_only}
      save={(note, onProgress) => addNote(client, task, note, onProgress)}
      onClose={onClose}
    />
  );
};

export default TaskNoteForm;
