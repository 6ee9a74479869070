import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { FormDialog, useRecordForm } from '#platform/web/forms/index';
import { formatDate, useText } from '#platform/web/i18n/index';
import { contractWriteEndpoints } from '../../contract/index.ts';
import { cacheContract } from '../queries.ts';
import { paramsOf, type StepDialogProps } from './dialog-props.ts';

const { setRenewalNotice } = contractWriteEndpoints;

const NoticeDialog = ({ jobId, contract, onClose }: StepDialogProps) => {
  const t = useText();
  const client = useQueryClient();
  const renewal = contract.terms?.renewal;
  const form = useRecordForm({
    name: 'contract-notice',
    record: contract.id,
    schema: setRenewalNotice.body,
    initialValues: { noticed_on: renewal?.noticed_on ?? '' },
    updatedAt: contract.updated_at,
    save: (body) => call(setRenewalNotice, { params: paramsOf({ jobId, contract }), body }),
    onSaved: (saved) => {
      cacheContract(client, jobId, saved);
      showSuccess(t('contracts:done.saved', { number: saved.number }));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('contracts:step.give_notice')}
      text={
        renewal
          ? t('contracts:question.notice', {
              on: formatDate(renewal.on),
              by: formatDate(renewal.notice_by),
            })
          : ''
      }
      save={t('platform:actions.save')}
      form={form}
      onClose={onClose}
    >
      <TextInput
        type="date"
        data-autofocus
        label={t('contracts:field.renewal_notice_on')}
        description={t('contracts:edit.noticeEmpty')}
        {...form.field('noticed_on')}
      />
    </FormDialog>
  );
};

export default NoticeDialog;
