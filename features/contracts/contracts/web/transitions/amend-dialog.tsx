import { Checkbox, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { FormDialog, useRecordForm } from '#platform/web/forms/index';
import { formatPercent, useText } from '#platform/web/i18n/index';
import { useGo } from '#platform/web/routing/index';
import { contractWriteEndpoints } from '../../contract/index.ts';
import { contractHref } from '../addresses.ts';
import { cacheContract } from '../queries.ts';
import { paramsOf, type StepDialogProps } from './dialog-props.ts';

const { amendContract } = contractWriteEndpoints;

const AmendDialog = ({ jobId, contract, onClose }: StepDialogProps) => {
  const t = useText();
  const go = useGo();
  const client = useQueryClient();
  const uuid = useRef(crypto.randomUUID());
  const raise = contract.terms?.escalator_pct ?? 0;
  const form = useRecordForm({
    name: 'contract-amend',
    record: contract.id,
    schema: amendContract.body,
    initialValues: {
      start_date: '',
      escalate: raise > 0,
      escalate_credits: false,
      escalate_billbacks: false,
    },
    save: (body) =>
      call(amendContract, {
        params: paramsOf({ jobId, contract }),
        body: { ...body, client_uuid: uuid.current },
      }),
    onSaved: (draft) => {
      cacheContract(client, jobId, draft);
      showSuccess(t('contracts:done.amended', { number: draft.number }));
      onClose();
      void go(contractHref({ jobId, serviceId: draft.job_service_id }, draft.id));
    },
  });
  return (
    <FormDialog
      title={t('contracts:step.amend')}
      text={t('contracts:question.amend', { number: contract.number })}
      save={t('contracts:step.amend')}
      form={form}
      onClose={onClose}
    >
      <TextInput
        type="date"
        data-autofocus
        label={t('contracts:field.start_date')}
        {...form.field('start_date')}
      />
      {raise > 0 && (
        <Checkbox
          label={t('contracts:edit.escalate', { percent: formatPercent(raise / 100, 2) })}
          {...form.getInputProps('escalate', { type: 'checkbox' })}
        />
      )}
      {raise > 0 && form.values.escalate && (
        <>
          {contract.terms?.credits.some(({ method }) => method !== 'percent') && (
            <Checkbox
              label={t('contracts:escalator.credits')}
              {...form.getInputProps('escalate_credits', { type: 'checkbox' })}
            />
          )}
          {(contract.terms?.billbacks.length ?? 0) > 0 && (
            <Checkbox
              label={t('contracts:escalator.billbacks')}
              {...form.getInputProps('escalate_billbacks', { type: 'checkbox' })}
            />
          )}
        </>
      )}
    </FormDialog>
  );
};

export default AmendDialog;
