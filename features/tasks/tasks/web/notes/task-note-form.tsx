import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFoundPeople } from '#features/accounts/access/web';
import { NoteForm } from '#features/sites/notes/web';
import type { Task } from '../../contract/index.ts';
import { addNote } from './add-note.ts';

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
