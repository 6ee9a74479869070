import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { SiteSelect } from '#features/sites/jobs/web';
import { call } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { FormActions, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { Dialog } from '#platform/web/ui/index';
import { instructionEndpoints } from '../../contract/index.ts';
import { refreshInstructions } from '../live.ts';

const { copyInstructions } = instructionEndpoints;

type Props = { jobId: number; onClose: () => void };

const CopyForm = ({ jobId, onClose }: Props) => {
  const t = useText();
  const client = useQueryClient();
  const form = useRecordForm<
    typeof copyInstructions.body,
    { from_job_id: number | null },
    { copied: number }
  >({
    name: 'instructions-copy',
    record: `copy-${jobId}`,
    schema: copyInstructions.body,
    initialValues: { from_job_id: null },
    save: (body) => call(copyInstructions, { params: { id: jobId }, body }),
    onSaved: ({ copied }) => {
      showSuccess(t('site-instructions:copy.done', { count: copied }));
      refreshInstructions(client, [jobId]);
      onClose();
    },
  });
  return (
    <RecordForm form={form} label={t('site-instructions:copy.title')}>
      <Text c="dimmed">{t('site-instructions:copy.text')}</Text>
      <SiteSelect
        withAsterisk
        value={form.values.from_job_id}
        error={form.errors.from_job_id}
        onChange={(site) => form.setFieldValue('from_job_id', site?.id ?? null)}
      />
      <FormActions inline saving={form.saving} save={t('site-instructions:copy.save')} />
    </RecordForm>
  );
};

const CopyDialog = (props: Props) => (
  <Dialog form title={useText()('site-instructions:copy.title')} onClose={props.onClose}>
    <CopyForm {...props} />
  </Dialog>
);

export default CopyDialog;
