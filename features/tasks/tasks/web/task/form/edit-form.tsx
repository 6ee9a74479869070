import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useBuilding } from '#features/sites/buildings/web';
import { call, queryKeyOf } from '#platform/web/api/index';
import { CountedTextarea, FormActions, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { type EditScope, type Task, taskEndpoints } from '../../../contract/index.ts';
import { taskHref } from '../../addresses.ts';
import { taskQuery } from '../queries.ts';
import { AssigneeField } from './assignee-field.tsx';
import { dueToSend } from './due-value.ts';
import classes from './form.module.css';
import { MoreDetails } from './more-details.tsx';
import { detailFields, editSchema, type TaskValues, usesDetails, valuesOf } from './task-values.ts';
import { useValueWords } from './use-value-words.ts';
import { WorkFields } from './work-fields.tsx';

const saving = () => import('../../series/save-occurrence.ts');

type Props = { task: Task; onSaved: (task: Task) => void; onReloaded: (task: Task) => void };

type FormOf = ReturnType<typeof useRecordForm<typeof editSchema, TaskValues, Task>>;

export const EditForm = ({ task, onSaved, onReloaded }: Props) => {
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
        body: { ...body, due_at: dueOf(values) } as never,
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
    <div className={classes.form}>
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
    </div>
  );
};
