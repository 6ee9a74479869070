import { useCallback } from 'react';
import { AddNote } from '#features/notes/web';
import { lazyPart, usePreload } from '#platform/web/routing/index';
import type { Task } from '../../contract/index.ts';
import { wantedStepStore } from '../task/outbox/wanted-step.ts';

const [TaskNoteForm, preloadNoteForm] = lazyPart(() => import('./task-note-form.tsx'));

export const AddTaskNote = ({ task }: { task: Task }) => {
  // Who works in a basement writes where there is no network to fetch the form.
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
