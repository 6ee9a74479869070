import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { call } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { CountedTextarea, FormActions, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { formatDate, useText } from '#platform/web/i18n/index';
import { Dialog } from '#platform/web/ui/index';
import { type ComingDate, type TaskSeries, taskEndpoints } from '../../contract/index.ts';
import { cacheSeries } from './series-queries.ts';

type Props = { series: TaskSeries; date: ComingDate; onClose: () => void };

const schema = z.object({ note: taskEndpoints.skipOccurrence.body.shape.note });

const Reason = ({ series, date, onClose }: Props) => {
  const t = useText();
  const client = useQueryClient();
  const form = useRecordForm({
    name: 'series-skip',
    record: `${series.id}-${date.occurrence_date}`,
    schema,
    initialValues: { note: '' },
    save: ({ note }) =>
      call(taskEndpoints.skipOccurrence, {
        params: { id: series.id },
        body: { date: date.occurrence_date, note },
      }),
    onSaved: (saved) => {
      cacheSeries(client, saved);
      showSuccess(t('tasks:series.skipping.done', { date: formatDate(date.shown_on) }));
      onClose();
    },
  });
  return (
    <RecordForm form={form} label={t('tasks:series.skipping.title', { date: formatDate(date.shown_on) })}>
      <CountedTextarea
        data-autofocus
        label={t('tasks:series.skipping.label')}
        limit={form.limit('note')}
        {...form.field('note')}
      />
      <FormActions
        saving={form.saving}
        save={t('tasks:series.skipping.submit')}
        cancelWord={t('tasks:reason.back')}
      />
    </RecordForm>
  );
};

const SkipDialog = (props: Props) => {
  const t = useText();
  return (
    <Dialog
      form
      title={t('tasks:series.skipping.title', { date: formatDate(props.date.shown_on) })}
      onClose={props.onClose}
    >
      <Reason {...props} />
    </Dialog>
  );
};

export default SkipDialog;
