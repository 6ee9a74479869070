import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import { ApiError, isRead, useRecordQuery } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { UnsentNotice, useUnsent } from '#platform/web/outbox/index';
import { type Asked, lazyPart, useIdParam, usePageTitle, type Visit } from '#platform/web/routing/index';
import { PageSkeleton, RecordLayout, usePhone } from '#platform/web/ui/index';
import { beyondTitle, titleWords } from '../../../contract/index.ts';
import { AddedTaskSections } from '../detail/added-task-sections.tsx';
import { FoldedFacts } from '../detail/folded-facts.tsx';
import { listedTask } from '../detail/listed-task.ts';
import { TaskFacts } from '../detail/task-facts.tsx';
import { TaskHeader } from '../detail/task-header.tsx';
import { TaskPhotos } from '../detail/task-photos.tsx';
import { TaskProblem } from '../detail/task-problem.tsx';
import { TaskSignature } from '../detail/task-signature.tsx';
import { TaskHistory } from '../history/task-history.tsx';
import { taskGroup } from '../outbox/about.ts';
import { withUnsent } from '../outbox/with-unsent.ts';
import { taskQuery } from '../queries.ts';

const [TaskOutline] = lazyPart(() => import('../detail/task-outline.tsx'));

const isAnswered = (error: Error | null): boolean => error instanceof ApiError && error.status !== 0;

export const prefetch = ({ client, params }: Visit): void =>
  void client.prefetchQuery(taskQuery(Number(params.taskId)));

/** What a list knows of the task is enough. */
export const isAtHand = ({ client, params }: Asked): boolean => {
  const id = Number(params.taskId);
  return isRead(client, taskQuery(id)) || listedTask(client, id) !== undefined;
};

const TaskPage = () => {
  const t = useText();
  const client = useQueryClient();
  const phone = usePhone();
  const id = useIdParam('taskId');
  const { data, error, refetch } = useRecordQuery(taskQuery(id));
  const unsent = useUnsent(taskGroup(id));
  const task = useMemo(() => data && withUnsent(data, unsent), [data, unsent]);
  usePageTitle(task && `${t('tasks:number', { number: task.number })} ${titleWords(task.title)}`);
  if (!task) {
    const retry = () => void refetch();
    const row = listedTask(client, id);
    if (row && !isAnswered(error)) {
      return (
        <Suspense fallback={<PageSkeleton crumbs />}>
          <TaskOutline row={row} error={error} retry={retry} />
        </Suspense>
      );
    }
    return error ? <TaskProblem error={error} retry={retry} /> : <PageSkeleton crumbs />;
  }
  return (
    <article>
      <TaskHeader key={task.id} task={task} />
      <UnsentNotice group={taskGroup(task.id)} />
      <RecordLayout
        description={beyondTitle(task.title, task.description)}
        facts={phone ? undefined : <TaskFacts task={task} />}
      >
        <TaskPhotos task={task} />
        <TaskSignature task={task} />
        <AddedTaskSections task={task} />
        <TaskHistory task={task} />
        {phone && <FoldedFacts task={task} />}
      </RecordLayout>
    </article>
  );
};

export default TaskPage;
