import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useText } from '#platform/web/i18n/index';
import { UnsentNotice, useUnsent } from '#platform/web/outbox/index';
import { useIdParam, usePageTitle, useWarm } from '#platform/web/routing/index';
import { PageSkeleton } from '#platform/web/ui/index';
import classes from '../detail/detail.module.css';
import { TaskFacts } from '../detail/task-facts.tsx';
import { TaskHeader } from '../detail/task-header.tsx';
import { TaskPhotos } from '../detail/task-photos.tsx';
import { TaskProblem } from '../detail/task-problem.tsx';
import { TaskSignature } from '../detail/task-signature.tsx';
import { TaskHistory } from '../history/task-history.tsx';
import { taskGroup } from '../outbox/about.ts';
import { withUnsent } from '../outbox/with-unsent.ts';
import { titleWords } from '../parts/title.ts';
import { taskQuery } from '../queries.ts';

const TaskPage = () => {
  const t = useText();
  const id = useIdParam('taskId');
  const { data, error, refetch } = useQuery(taskQuery(id));
  const unsent = useUnsent(taskGroup(id));
  const task = useMemo(() => data && withUnsent(data, unsent), [data, unsent]);
  useWarm(() => Promise.all([import('./tasks-page.tsx'), import('./lists.tsx')]));
  usePageTitle(task && `${t('tasks:number', { number: task.number })} ${titleWords(task.title)}`);
  if (!task) return error ? <TaskProblem error={error} retry={() => void refetch()} /> : <PageSkeleton />;
  return (
    <article>
      <TaskHeader key={task.id} task={task} />
      <UnsentNotice group={taskGroup(task.id)} />
      <div className={classes.layout}>
        <TaskFacts task={task} />
        <div className={classes.work}>
          {task.description !== task.title && (
            <section className={classes.words} aria-labelledby="task-description">
              <Title order={2} id="task-description">
                {t('tasks:task.descriptionTitle')}
              </Title>
              <p className={classes.description}>{task.description}</p>
            </section>
          )}
          <TaskPhotos task={task} />
          <TaskSignature task={task} />
          <TaskHistory task={task} />
        </div>
      </div>
    </article>
  );
};

export default TaskPage;
