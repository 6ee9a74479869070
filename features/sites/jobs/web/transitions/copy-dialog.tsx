import { Checkbox, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { FormActions, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { useGo } from '#platform/web/routing/index';
import { Dialog } from '#platform/web/ui/index';
import { type Job, jobRecordEndpoints } from '../../contract/index.ts';
import { jobRecordHref } from '../addresses.ts';
import { cacheJob } from '../live.ts';

type Props = { job: Job; onClose: () => void };

const CopyForm = ({ job, onClose }: Props) => {
  const t = useText();
  const go = useGo();
  const queries = useQueryClient();
  const form = useRecordForm({
    name: 'job-copy',
    record: `copy-${job.id}`,
    schema: jobRecordEndpoints.copyJob.body,
    initialValues: { job_number: '', job_name: job.job_name, with_people: false },
    save: (body) => call(jobRecordEndpoints.copyJob, { params: { id: job.id }, body }),
    onSaved: (copy) => {
      cacheJob(queries, copy);
      showSuccess(t('jobs:done.copied', { number: copy.job_number }));
      onClose();
      void go(jobRecordHref(copy.id));
    },
  });
  return (
    <RecordForm form={form} label={t('jobs:step.copy')}>
      <Text c="dimmed">{t('jobs:copy.text')}</Text>
      <TextInput
        label={t('jobs:copy.number')}
        autoComplete="off"
        maxLength={20}
        data-autofocus
        {...form.field('job_number')}
      />
      <TextInput
        label={t('jobs:field.job_name')}
        autoComplete="off"
        maxLength={150}
        {...form.field('job_name')}
      />
      <Checkbox label={t('jobs:copy.people')} {...form.getInputProps('with_people', { type: 'checkbox' })} />
      <FormActions inline saving={form.saving} save={t('jobs:copy.save')} />
    </RecordForm>
  );
};

const CopyDialog = (props: Props) => (
  <Dialog form title={useText()('jobs:copy.title', { number: props.job.job_number })} onClose={props.onClose}>
    <CopyForm {...props} />
  </Dialog>
);

export default CopyDialog;
