import { Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { dueEndpoints, type InspectionDue } from '#features/quality/inspections/contract';
import { call } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { CountedTextarea, FormActions, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { formatDate, todayIn, useText } from '#platform/web/i18n/index';
import { Dialog } from '#platform/web/ui/index';
import { refreshDue } from '../live.ts';

type Props = { due: InspectionDue; onClose: () => void };

const { changeInspectionDue } = dueEndpoints;

const schema = changeInspectionDue.body.pick({ due_on: true, reason: true });

const siteOf = ({ job }: InspectionDue): string => `${job.job_number} ${job.job_name}`;

const Change = ({ due, onClose }: Props) => {
  const t = useText();
  const client = useQueryClient();
  const form = useRecordForm({
    name: 'inspection-due',
    record: due.job.id,
    schema,
    initialValues: { due_on: due.due_on ?? '', reason: '' },
    save: (body) =>
      call(changeInspectionDue, {
        params: { id: due.job.id },
        body: { ...body, seen_due_on: due.due_on },
      }),
    onSaved: ({ due_on }) => {
      refreshDue(client, []);
      const day = due_on === null ? t('inspection-schedule:change.nothing') : formatDate(due_on);
      showSuccess(t('inspection-schedule:change.saved', { site: siteOf(due), day }));
      onClose();
    },
  });
  return (
    <RecordForm form={form} label={t('inspection-schedule:list.change')}>
      <Text size="sm" c="dimmed">
        {t('inspection-schedule:change.hint')}
      </Text>
      <TextInput
        type="date"
        data-autofocus
        min={todayIn()}
        label={t('inspection-schedule:field.new_due_on')}
        {...form.field('due_on')}
        withAsterisk
      />
      <CountedTextarea
        label={t('inspection-schedule:field.reason')}
        limit={form.limit('reason')}
        {...form.field('reason')}
      />
      <FormActions saving={form.saving} save={t('inspection-schedule:change.save')} />
    </RecordForm>
  );
};

/** Another day for the next inspection of a site, with the reason. */
const ChangeDueDialog = (props: Props) => {
  const t = useText();
  return (
    <Dialog
      form
      title={t('inspection-schedule:change.title', { site: siteOf(props.due) })}
      onClose={props.onClose}
    >
      <Change {...props} />
    </Dialog>
  );
};

export default ChangeDueDialog;
