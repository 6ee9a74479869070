import { useCallback } from 'react';
import { AddNote } from '#features/sites/notes/web';
import { lazyPart, usePreload } from '#platform/web/routing/index';
import type { Task } from '../../contract/index.ts';
import { wantedStepStore } from '../task/outbox/wanted-step.ts';

const [TaskNoteForm, preloadNoteForm] = lazyPart(() => import('./task-note-form.tsx'));

export const AddTaskNote = ({ task }: { task: Task }) => {
  // Load the form ahead: people in a basement have no network when they write.
  usePreload(preloadNoteForm);
  const wanted = wantedStepStore.use();
  const taken = useCallback(() => wantedStepStore.set(null), []);
  if (!task.can.add_note) return null;
  return (
    <AddNote
      wanted={wanted?.taskId === task.id && wanted.step === 'note'}
      onOpened={taken}
      form={(close) => <TaskNoteForm task={task} onClose={close} />}
    />
  );
};
