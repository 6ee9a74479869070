import { Title, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { Suspense, useId, useMemo, useState } from 'react';
import { ApiError, isRead, queryKeyOf, useRecordQuery } from '#platform/web/api/index';
import { partComponent, shownTo, taskSectionStore } from '#platform/web/feature/index';
import { useText } from '#platform/web/i18n/index';
import { UnsentNotice, useUnsent } from '#platform/web/outbox/index';
import { type Asked, lazyPart, useIdParam, usePageTitle, type Visit } from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import { PageSkeleton, RecordLayout, RecordSection, usePhone } from '#platform/web/ui/index';
import { beyondTitle, type Task, type TaskRow, taskEndpoints, titleWords } from '../../../contract/index.ts';
import classes from '../detail/detail.module.css';
import { SignatureFigure } from '../detail/signature-figure.tsx';
import { TaskFacts } from '../detail/task-facts.tsx';
import { TaskHeader } from '../detail/task-header.tsx';
import { TaskPhotos } from '../detail/task-photos.tsx';
import { TaskProblem } from '../detail/task-problem.tsx';
import { TaskHistory } from '../history/task-history.tsx';
import { taskGroup } from '../outbox/about.ts';
import { withUnsent } from '../outbox/with-unsent.ts';
import { taskQuery } from '../queries.ts';

/** On a phone the facts are folded until somebody opens them; on paper they are always shown. */
const FoldedFacts = ({ task }: { task: Task }) => {
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

/** What another feature knows of the record that a task comes from, for people who may see it. */
const AddedTaskSections = ({ task: { id, source, related_type_id } }: { task: Task }) => {
  const { flags } = useSession();
  const sections = taskSectionStore.use();
  if (related_type_id === null) return null;
  return sections
    .filter((section) => section.source === source)
    .filter(shownTo(flags))
    .map((section) => {
      const Content = partComponent(section);
      return (
        <Suspense key={section.id}>
          <Content taskId={id} recordId={related_type_id} />
        </Suspense>
      );
    });
};

/** The task as one of the lists that were read knows it. */
const listedTask = (client: QueryClient, id: number): TaskRow | undefined => {
  for (const [, page] of client.getQueriesData<{ rows: TaskRow[] }>({
    queryKey: queryKeyOf(taskEndpoints.listTasks),
  })) {
    const row = page?.rows.find((one) => one.id === id);
    if (row) return row;
  }
  return undefined;
};

const TaskSignature = ({ task }: { task: Task }) => {
  const t = useText();
  if (!task.signature) return null;
  return (
    <RecordSection id="task-signature" title={t('tasks:signature.title')}>
      <SignatureFigure signature={task.signature} zone={task.building.time_zone} />
    </RecordSection>
  );
};

const [TaskOutline] = lazyPart(() => import('../detail/task-outline.tsx'));

const isAnswered = (error: Error | null): boolean => error instanceof ApiError && error.status !== 0;

export const prefetch = ({ client, params }: Visit): void =>
  void client.prefetchQuery(taskQuery(Number(params.taskId)));

/** What a list knows of the task is enough. */
export const isOfflineReady = ({ client, params }: Asked): boolean => {
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
