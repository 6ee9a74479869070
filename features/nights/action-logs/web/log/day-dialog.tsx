import { TextInput } from '@mantine/core';
import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { showSuccess } from '#platform/web/feedback/index';
import { CountedTextarea, FormActions, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { savedWords } from '#platform/web/outbox/index';
import { Columns, Dialog } from '#platform/web/ui/index';
import type { ShownLog } from '../outbox/with-unsent.ts';
import type { Act } from './use-act.ts';

type Props = { log: ShownLog; act: Act; onClose: () => void };

const schema = z.object({
  shift_start: field.wallTime.nullable(),
  shift_end: field.wallTime.nullable(),
  comment: field.longText,
});

const DayForm = ({ log, act, onClose }: Props) => {
  const t = useText();
  const form = useRecordForm({
    name: 'action-log-day',
    record: log.client_uuid,
    schema,
    initialValues: {
      shift_start: log.shift_start ?? '',
      shift_end: log.shift_end ?? '',
      comment: log.comment,
    },
    labels: {
      shift_start: t('action-logs:field.shift_start'),
      shift_end: t('action-logs:field.shift_end'),
      comment: t('action-logs:field.comment'),
    },
    save: (body) => act.saveDay(body),
    onSaved: (outcome) => {
      showSuccess(outcome.sent ? t('action-logs:day.saved') : savedWords(outcome));
      onClose();
    },
  });
  return (
    <RecordForm form={form} label={t('action-logs:day.title')}>
      <Columns columns="1fr 1fr" gap="sm">
        <TextInput type="time" label={t('action-logs:field.shift_start')} {...form.field('shift_start')} />
        <TextInput type="time" label={t('action-logs:field.shift_end')} {...form.field('shift_end')} />
      </Columns>
      <CountedTextarea
        label={t('action-logs:field.comment')}
        limit={form.limit('comment')}
        {...form.field('comment')}
      />
      <FormActions saving={form.saving} />
    </RecordForm>
  );
};

/** What is said of the whole day. */
const DayDialog = (props: Props) => {
  const t = useText();
  return (
    <Dialog form title={t('action-logs:day.title')} onClose={props.onClose}>
      <DayForm {...props} />
    </Dialog>
  );
};

export default DayDialog;
