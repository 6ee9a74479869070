import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { useRecordQuery } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { ButtonLink, NotAllowed, useGo, useIdParam } from '#platform/web/routing/index';
import { EmptyState, PageHeader, PageSkeleton } from '#platform/web/ui/index';
import { openStatuses, type Task } from '../../../contract/index.ts';
import { taskHref, tasksHref } from '../../addresses.ts';
import { TaskProblem } from '../detail/task-problem.tsx';
import { EditForm } from '../form/edit-form.tsx';
import { siteOf } from '../parts/place.ts';
import { TaskStatusChip } from '../parts/task-status.tsx';
import { taskQuery } from '../queries.ts';

const isOpen = (task: Task): boolean => (openStatuses as readonly string[]).includes(task.status);

const Editing = ({ task: read }: { task: Task }) => {
  const t = useText();
  const go = useGo();
  // The form keeps the record as it was opened, so that the server notices a save over a newer version.
  const [task, setTask] = useState(read);
  if (!task.can.update) return <NotAllowed />;
  if (!isOpen(task)) {
    return (
      <EmptyState
        icon={IconLock}
        title={t('tasks:editing.doneTitle')}
        text={t('tasks:editing.doneText')}
        action={
          <ButtonLink to={taskHref(task.id)} variant="default">
            {t('tasks:editing.back')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EditForm
      key={task.updated_at}
      task={task}
      onReloaded={setTask}
      onSaved={(saved) => {
        showSuccess(t('tasks:form.saved'));
        void go(taskHref(saved.id));
      }}
    />
  );
};

const EditTaskPage = () => {
  const t = useText();
  const id = useIdParam('taskId');
  const {
    data: task,
    error,
    refetch,
    isFetchedAfterMount,
  } = useRecordQuery({
    ...taskQuery(id),
    refetchOnMount: 'always',
  });
  if (!task)
    return error ? <TaskProblem error={error} retry={() => void refetch()} /> : <PageSkeleton crumbs />;
  const number = t('tasks:number', { number: task.number });
  return (
    <>
      <PageHeader
        title={`${t('tasks:titles.edit')} ${number}`}
        chip={<TaskStatusChip status={task.status} />}
        subtitle={siteOf(task)}
        breadcrumbs={[
          { title: t('tasks:titles.list'), to: tasksHref() },
          { title: number, to: taskHref(task.id) },
          t('tasks:titles.edit'),
        ]}
      />
      {isFetchedAfterMount || error ? <Editing task={task} /> : <PageSkeleton />}
    </>
  );
};

export default EditTaskPage;
