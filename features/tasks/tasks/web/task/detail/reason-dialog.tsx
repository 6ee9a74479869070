import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { CountedTextarea, FormActions, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { formatDate, useText } from '#platform/web/i18n/index';
import { Dialog } from '#platform/web/ui/index';
import type { Task } from '../../../contract/index.ts';
import { isRefused, showTransitionError, transitionTask } from './transition-task.ts';

type Props = { task: Task; transition: 'cancel' | 'reopen'; onClose: () => void };

const reason = z.object({ note: field.longText.min(3, 'reason_required') });

const Reason = ({ task, transition, onClose }: Props) => {
  const t = useText();
  const client = useQueryClient();
  const form = useRecordForm({
    name: `task-${transition}`,
    record: task.id,
    schema: reason,
    initialValues: { note: '' },
    save: async ({ note }, values) => {
      try {
        await transitionTask(client, task, { transition, note }, { form: values });
      } catch (error) {
        if (!isRefused(error)) throw error;
        showTransitionError(error);
      }
    },
    onSaved: onClose,
  });
  return (
    <RecordForm form={form} label={t(`tasks:reason.${transition}Title`, { number: task.number })}>
      {transition === 'cancel' && task.series && (
        <Text size="sm">
          {t('tasks:series.cancelSkips', {
            date: formatDate(task.scheduled_on ?? task.series.occurrence_date),
          })}
        </Text>
      )}
      <CountedTextarea
        data-autofocus
        label={t(`tasks:reason.${transition}Label`)}
        limit={form.limit('note')}
        {...form.field('note')}
      />
      <FormActions
        saving={form.saving}
        save={t(`tasks:reason.${transition}Submit`)}
        cancelWord={t('tasks:reason.back')}
      />
    </RecordForm>
  );
};

const ReasonDialog = (props: Props) => {
  const t = useText();
  return (
    <Dialog
      form
      title={t(`tasks:reason.${props.transition}Title`, { number: props.task.number })}
      onClose={props.onClose}
    >
      <Reason {...props} />
    </Dialog>
  );
};

export default ReasonDialog;
