import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '#platform/web/api/index';
import {
  type Cancel,
  CountedTextarea,
  FieldGroup,
  FormActions,
  FormBeside,
  RecordForm,
  SumOnPhone,
  useRecordForm,
} from '#platform/web/forms/index';
import { formatMoney, useText } from '#platform/web/i18n/index';
import { type ContractRecord, contractWriteEndpoints, pricedOn } from '../../contract/index.ts';
import { PriceTable } from '../price-table.tsx';
import { cacheContract } from '../queries.ts';
import { BasicFields, SquareFeetFields } from './basic-fields.tsx';
import { BillbackLines } from './billback-lines.tsx';
import { type ContractValues, createSchema, editSchema, termsOf, valuesOf } from './contract-values.ts';
import { CreditLines } from './credit-lines.tsx';
import { type ContractForm as Form, fieldsOf } from './field-props.ts';
import { PricingLines } from './pricing-lines.tsx';
import { RenewalFields } from './renewal-fields.tsx';

const fields = [
  'number',
  'start_date',
  'termination_date',
  'auto_renew',
  'renewal_month',
  'renewal_notice_days',
  'term_months',
  'signed_at',
  'gross_cleanable_sqft',
  'occupied_sqft',
  'vacant_sqft',
  'vacant_full_sqft',
  'days_per_week',
  'escalator_pct',
  'notes',
  'winteam_customer_number',
] as const;

/** Labels and values of a contract in words, for the comparison after a stale save. */
const useContractWords = () => {
  const t = useText();
  return {
    labels: {
      ...(Object.fromEntries(fields.map((name) => [name, t(`contracts:field.${name}`)])) as Record<
        (typeof fields)[number],
        string
      >),
      pricing: t('contracts:section.pricing'),
      credits: t('contracts:section.credits'),
      billbacks: t('contracts:section.billbacks'),
    },
    shown: (values: ContractValues) => ({
      ...values,
      pricing: values.pricing
        .map(({ type, amount }) => `${t(`contracts:pricing.${type}`)} ${formatMoney(Number(amount))}`)
        .join(', '),
      credits: values.credits.map(({ type, rate }) => `${t(`contracts:credit.${type}`)} ${rate}`).join(', '),
      billbacks: values.billbacks
        .map(({ type, cost }) => `${t(`contracts:billback.${type}`)} ${formatMoney(Number(cost))}`)
        .join(', '),
    }),
  };
};

type Props = {
  jobId: number;
  serviceId: number;
  /** Null for a new one. */
  contract: ContractRecord | null;
  initialValues: ContractValues;
  /** It is no longer a draft, so nothing can be saved. */
  closed?: boolean;
  cancel: Cancel;
  onSaved: (contract: ContractRecord) => void;
  /** Called with whether the form has unsaved changes. */
  onTyped?: (typed: boolean) => void;
};

const { createContract, updateContract } = contractWriteEndpoints;

const useContractForm = ({ jobId, serviceId, contract, initialValues, onSaved }: Props): Form => {
  const client = useQueryClient();
  const uuid = useRef(crypto.randomUUID());
  const params = { id: jobId, serviceId };
  return useRecordForm({
    name: 'contract',
    record: contract?.id ?? `new-${serviceId}`,
    schema: (contract ? editSchema : createSchema) as typeof createSchema,
    initialValues,
    ...(contract && { updatedAt: contract.updated_at }),
    ...useContractWords(),
    readRecord: (record) => valuesOf(record as ContractRecord),
    save: (body) =>
      contract
        ? call(updateContract, {
            params: { ...params, contractId: contract.id },
            body: { updated_at: contract.updated_at, ...body },
          })
        : call(createContract, { params, body: { ...body, client_uuid: uuid.current } }),
    onSaved: (saved) => {
      cacheContract(client, jobId, saved);
      onSaved(saved);
    },
    onReloaded: (record) => cacheContract(client, jobId, record as ContractRecord),
  });
};

/** The terms of a draft, with the price growing beside them. */
export const ContractForm = (props: Props) => {
  const t = useText();
  const form = useContractForm(props);
  const field = fieldsOf(form);
  const { values } = form;
  const terms = termsOf(values);
  const typed = form.isDirty();
  const { onTyped } = props;
  useEffect(() => onTyped?.(typed), [onTyped, typed]);
  const priced = pricedOn(terms, values.start_date || '2000-01-01');
  return (
    <RecordForm form={form} label={t('contracts:titles.contract')}>
      <FormBeside label={t('contracts:price')} aside={<PriceTable terms={priced} whole />}>
        <BasicFields form={form} field={field} />
        <FieldGroup title={t('contracts:section.pricing')}>
          <PricingLines form={form} field={field} />
        </FieldGroup>
        <SquareFeetFields form={form} field={field} />
        <FieldGroup title={t('contracts:section.credits')}>
          <CreditLines form={form} field={field} priced={priced} />
        </FieldGroup>
        <FieldGroup title={t('contracts:section.billbacks')}>
          <BillbackLines form={form} field={field} />
        </FieldGroup>
        <RenewalFields form={form} field={field} />
        <CountedTextarea label={t('contracts:field.notes')} limit={form.limit('notes')} {...field('notes')} />
      </FormBeside>
      {!props.closed && (
        <FormActions
          saving={form.saving}
          cancel={props.cancel}
          {...(!props.contract && { save: t('contracts:step.create') })}
        >
          <SumOnPhone>{t('contracts:netIs', { amount: formatMoney(priced.price.net) })}</SumOnPhone>
        </FormActions>
      )}
    </RecordForm>
  );
};
