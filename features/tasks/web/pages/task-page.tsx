import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#platform/web/i18n/index';
import { useIdParam, usePageTitle } from '#platform/web/routing/index';
import { PageSkeleton } from '#platform/web/ui/index';
import classes from '../detail/detail.module.css';
import { TaskFacts } from '../detail/task-facts.tsx';
import { TaskHeader } from '../detail/task-header.tsx';
import { TaskPhotos } from '../detail/task-photos.tsx';
import { TaskProblem } from '../detail/task-problem.tsx';
import { TaskSignature } from '../detail/task-signature.tsx';
import { TaskHistory } from '../history/task-history.tsx';
import { titleWords } from '../parts/title.ts';
import { taskQuery } from '../queries.ts';

const TaskPage = () => {
  const t = useText();
  const id = useIdParam('taskId');
  const { data: task, error, refetch } = useQuery(taskQuery(id));
  usePageTitle(task && `${t('tasks:number', { number: task.number })} ${titleWords(task.title)}`);
  if (!task) return error ? <TaskProblem error={error} retry={() => void refetch()} /> : <PageSkeleton />;
  return (
    <article>
      <TaskHeader key={task.id} task={task} />
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
