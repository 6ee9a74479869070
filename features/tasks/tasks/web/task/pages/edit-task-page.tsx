import { Box } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useBuilding } from '#features/sites/buildings/web';
import { call, queryKeyOf, useRecordQuery } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { CountedTextarea, FormActions, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { ButtonLink, NotAllowed, useGo, useIdParam } from '#platform/web/routing/index';
import { EmptyState, PageHeader, PageSkeleton } from '#platform/web/ui/index';
import { type EditScope, openStatuses, type Task, taskEndpoints } from '../../../contract/index.ts';
import { taskHref, tasksHref } from '../../addresses.ts';
import { siteOf } from '../blocks/find-tasks.ts';
import { TaskProblem } from '../detail/task-problem.tsx';
import { AssigneeField } from '../form/assignee-field.tsx';
import { dueToSend } from '../form/due-value.ts';
import { MoreDetails } from '../form/more-details.tsx';
import { detailFields, editSchema, type TaskValues, usesDetails, valuesOf } from '../form/task-values.ts';
import { useValueWords } from '../form/use-value-words.ts';
import { WorkFields } from '../form/work-fields.tsx';
import { TaskStatusChip } from '../parts/task-status.tsx';
import { taskQuery } from '../queries.ts';

const saving = () => import('../../series/save-occurrence.ts');

type Props = { task: Task; onSaved: (task: Task) => void; onReloaded: (task: Task) => void };

type FormOf = ReturnType<typeof useRecordForm<typeof editSchema, TaskValues, Task>>;

const EditForm = ({ task, onSaved, onReloaded }: Props) => {
  const t = useText();
  const client = useQueryClient();
  const zone = task.building.time_zone;
  const building = useBuilding(task.building.id);
  const { shown, labels } = useValueWords(task, building);
  const scope = useRef<EditScope>('this');

  /** The form has no seconds: an unchanged due date keeps them. */
  const dueOf = ({ due_at }: TaskValues) =>
    due_at === valuesOf(task).due_at ? task.due_at : dueToSend(due_at, zone);

  const remember = (record: Task) => {
    client.setQueryData(taskQuery(task.id).queryKey, record);
    void client.invalidateQueries({ queryKey: queryKeyOf(taskEndpoints.listTasks) });
  };

  const form: FormOf = useRecordForm({
    name: 'task',
    record: task.id,
    schema: editSchema,
    initialValues: valuesOf(task),
    updatedAt: task.updated_at,
    labels,
    shown,
    readRecord: (record) => valuesOf(record as Task),
    save: async (body, values) => {
      const { series } = task;
      if (series && scope.current !== 'this')
        return (await saving()).saveToSeries({ ...task, series }, scope.current, body);
      return call(taskEndpoints.updateTask, {
        params: { id: task.id },
        body: { ...body, due_at: dueOf(values) },
      });
    },
    onSaved: (saved) => {
      remember(saved);
      onSaved(saved);
    },
    onReloaded: (record) => {
      remember(record as Task);
      onReloaded(record as Task);
    },
  });
  const asking = useRef(false);
  const ask = async () => {
    if (task.series) {
      if (asking.current) return;
      asking.current = true;
      const chosen = await saving()
        .then(({ askScope }) => askScope())
        .finally(() => {
          asking.current = false;
        });
      if (chosen === 0) return;
      scope.current = chosen;
    }
    return form.submit();
  };
  const values = form.getValues();
  const set = (patch: Partial<TaskValues>) => {
    for (const [field, value] of Object.entries(patch)) form.setFieldValue(field, value);
  };
  const shared = { values, errors: form.errors, set };
  return (
    <Box maw={760}>
      <RecordForm form={{ ...form, submit: ask }} label={t('tasks:titles.edit')}>
        <CountedTextarea
          label={t('tasks:field.description')}
          limit={form.limit('description')}
          {...form.field('description')}
        />
        <WorkFields {...shared} zone={zone} />
        <AssigneeField {...shared} jobId={task.job.id} known={task.assignees} />
        <MoreDetails
          needed={usesDetails(values) || detailFields.some((field) => form.errors[field])}
          {...shared}
          building={building}
        />
        <FormActions saving={form.saving} cancel={taskHref(task.id)} />
      </RecordForm>
    </Box>
  );
};

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
