import { Button } from '@mantine/core';
import { IconMessagePlus } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import { lazyPart, useWarm } from '#platform/web/routing/index';
import type { Task } from '../../contract/index.ts';
import { wantedStepStore } from '../outbox/wanted-step.ts';
import classes from './notes.module.css';

const [NoteForm, warmNoteForm] = lazyPart(() => import('./note-form.tsx'));

/** A button that becomes the form, over the history it adds to. */
export const AddNoteSection = ({ task }: { task: Task }) => {
  const t = useText();
  const [open, setOpen] = useState(false);
  // Who works in a basement writes where there is no network to fetch the form.
  useWarm(warmNoteForm);
  const wanted = wantedStepStore.use();
  useEffect(() => {
    if (wanted?.taskId !== task.id || wanted.step !== 'note') return;
    setOpen(true);
    wantedStepStore.set(null);
  }, [wanted, task.id]);
  if (!task.can.add_note) return null;
  return (
    <div className={classes.add} data-no-print>
      {open ? (
        <Suspense fallback={null}>
          <NoteForm task={task} onClose={() => setOpen(false)} />
        </Suspense>
      ) : (
        <Button
          variant="default"
          className={classes.button}
          leftSection={<IconMessagePlus size={18} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {t('tasks:notes.add')}
        </Button>
      )}
    </div>
  );
};
