import { Title } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import type { Task } from '../../contract/index.ts';
import classes from './detail.module.css';
import { SignatureFigure } from './signature-figure.tsx';

export const TaskSignature = ({ task }: { task: Task }) => {
  const t = useText();
  if (!task.signature) return null;
  return (
    <section className={classes.block} aria-labelledby="task-signature">
      <Title order={2} id="task-signature">
        {t('tasks:signature.title')}
      </Title>
      <SignatureFigure signature={task.signature} zone={task.building.time_zone} />
    </section>
  );
};
