import { Title, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import type { Task } from '../../../contract/index.ts';
import classes from './detail.module.css';
import { TaskFacts } from './task-facts.tsx';

/** On a phone the facts are folded until somebody opens them; on paper they are always shown. */
export const FoldedFacts = ({ task }: { task: Task }) => {
  const t = useText();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <section>
      <Title order={2}>
        <UnstyledButton
          className={classes.fold}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {t('platform:record.facts')}
          <IconChevronDown size={20} aria-hidden />
        </UnstyledButton>
      </Title>
      <div id={id} className={classes.folded} data-open={open}>
        <TaskFacts task={task} />
      </div>
    </section>
  );
};
