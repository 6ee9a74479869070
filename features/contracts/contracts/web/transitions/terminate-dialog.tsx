import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { CountedTextarea, FormDialog, useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { contractWriteEndpoints } from '../../contract/index.ts';
import { cacheContract } from '../queries.ts';
import { paramsOf, type StepDialogProps } from './dialog-props.ts';

const { terminateContract } = contractWriteEndpoints;

const TerminateDialog = ({ jobId, contract, onClose }: StepDialogProps) => {
  const t = useText();
  const client = useQueryClient();
  const { number, updated_at } = contract;
  const form = useRecordForm({
    name: 'contract-terminate',
    record: contract.id,
    schema: terminateContract.body,
    initialValues: { termination_date: '', reason: '' },
    updatedAt: updated_at,
    save: (body) => call(terminateContract, { params: paramsOf({ jobId, contract }), body }),
    onSaved: (saved) => {
      cacheContract(client, jobId, saved);
      showSuccess(t('contracts:done.terminate', { number }));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('contracts:step.terminate')}
      text={t('contracts:question.terminate', { number })}
      save={t('contracts:step.terminate')}
      form={form}
      onClose={onClose}
    >
      <TextInput
        type="date"
        data-autofocus
        label={t('contracts:field.last_day')}
        {...form.field('termination_date')}
      />
      <CountedTextarea label={t('contracts:reason')} limit={form.limit('reason')} {...form.field('reason')} />
    </FormDialog>
  );
};

export default TerminateDialog;
