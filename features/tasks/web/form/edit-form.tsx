import { useQueryClient } from '@tanstack/react-query';
import { ApiError, call, isApiError, queryKeyOf } from '#platform/web/api/index';
import {
  CountedTextarea,
  FormActions,
  messageText,
  RecordForm,
  useRecordForm,
} from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { ButtonLink } from '#platform/web/routing/index';
import { type Task, taskEndpoints } from '../../contract/index.ts';
import { taskHref } from '../addresses.ts';
import { taskQuery, useBuilding } from '../queries.ts';
import { dueToSend } from './due-value.ts';
import classes from './form.module.css';
import { MoreDetails } from './more-details.tsx';
import { detailFields, editSchema, type TaskValues, usesDetails, valuesOf } from './task-values.ts';
import { useValueWords } from './use-value-words.ts';
import { WorkFields } from './work-fields.tsx';

type Props = { task: Task; onSaved: (task: Task) => void; onReloaded: (task: Task) => void };

type Answer = { task: Task; reloaded: boolean };

/** The record's stamp travels with the draft: restored over a newer record, the save is stale and says so. */
type Values = TaskValues & { read_at: string };

type FormOf = ReturnType<typeof useRecordForm<typeof editSchema, Values, Answer>>;

export const EditForm = ({ task, onSaved, onReloaded }: Props) => {
  const t = useText();
  const client = useQueryClient();
  const zone = task.building.time_zone;
  const building = useBuilding(task.building.id);
  const { shown, labels } = useValueWords(task, building);

  const send = async (
    body: Record<string, unknown>,
    values: TaskValues,
    updatedAt: string,
  ): Promise<Answer> => {
    try {
      const saved = await call(taskEndpoints.updateTask, {
        params: { id: task.id },
        body: { ...body, due_at: dueToSend(values.due_at, zone), updated_at: updatedAt } as never,
      });
      return { task: saved, reloaded: false };
    } catch (error) {
      if (!isApiError(error, 'stale')) throw error;
      const { current } = error.details as { current: Task };
      const { askStale } = await import('#platform/web/forms/stale-dialog');
      const answer = await askStale(shown(values), shown(valuesOf(current)), labels);
      if (answer === 'mine') return send(body, values, current.updated_at);
      if (answer === 'theirs') return { task: current, reloaded: true };
      // Goes on editing: the words stand over the form, and the next save asks again.
      throw new ApiError(422, { message: messageText('stale') }, error.message);
    }
  };

  const form: FormOf = useRecordForm({
    name: 'task',
    record: task.id,
    schema: editSchema,
    initialValues: { ...valuesOf(task), read_at: task.updated_at },
    updatedAt: task.updated_at,
    save: (body, values) => send(body, values, values.read_at),
    onSaved: ({ task: saved, reloaded }) => {
      client.setQueryData(taskQuery(task.id).queryKey, saved);
      void client.invalidateQueries({ queryKey: queryKeyOf(taskEndpoints.listTasks) });
      if (reloaded) onReloaded(saved);
      else onSaved(saved);
    },
  });
  const values = form.getValues();
  const set = (patch: Partial<TaskValues>) => {
    for (const [field, value] of Object.entries(patch)) form.setFieldValue(field, value);
  };
  const shared = { values, errors: form.errors, set };
  return (
    <div className={classes.form}>
      <RecordForm form={form} label={t('tasks:titles.edit')}>
        <CountedTextarea
          label={t('tasks:field.description')}
          limit={form.limit('description')}
          {...form.field('description')}
        />
        <WorkFields {...shared} zone={zone} />
        <MoreDetails
          needed={usesDetails(values) || detailFields.some((field) => form.errors[field])}
          {...shared}
          jobId={task.job.id}
          building={building}
          known={task.assignees}
        />
        <FormActions
          saving={form.saving}
          cancel={
            <ButtonLink to={taskHref(task.id)} variant="default">
              {t('platform:actions.cancel')}
            </ButtonLink>
          }
        />
      </RecordForm>
    </div>
  );
};
