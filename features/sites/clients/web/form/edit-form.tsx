import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { call } from '#platform/web/api/index';
import { FormActions, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { Columns } from '#platform/web/ui/index';
import { type ClientRecord, clientEndpoints, clientFields } from '../../contract/index.ts';
import { paths } from '../addresses.ts';
import { cacheClient } from '../queries.ts';
import { BillingFields } from './billing-fields.tsx';
import { type AddressValues, type ClientValues, editSchema, valuesOf } from './client-values.ts';
import { errorWithin, fieldsOf } from './field-props.ts';
import classes from './form.module.css';
import { GeneralFields } from './general-fields.tsx';
import { NotesFields } from './notes-fields.tsx';

const inOneLine = ({ line_1, line_2, city, state, zip }: AddressValues): string =>
  [line_1, line_2, city, `${state} ${zip}`.trim()].filter(Boolean).join(', ');

/** Fields and values of a client in words, for the comparison after a stale save. */
const useClientWords = () => {
  const t = useText();
  const yesNo = (value: boolean) => t(value ? 'platform:list.yes' : 'platform:list.no');
  return {
    labels: Object.fromEntries(clientFields.map((field) => [field, t(`clients:field.${field}`)])),
    shown: (values: ClientValues) => ({
      ...values,
      type: t(`clients:type.${values.type}`),
      address: inOneLine(values.address),
      billing_address: inOneLine(values.billing_address),
      requires_po: yesNo(values.requires_po),
      tax_exempt: yesNo(values.tax_exempt),
      mail_final_inspections: yesNo(values.mail_final_inspections),
      mail_night_digest: yesNo(values.mail_night_digest),
      mail_log_digest: yesNo(values.mail_log_digest),
      winteam_customer_type_id:
        values.winteam_customer_type_id === '2' || values.winteam_customer_type_id === '5'
          ? t(`clients:winteamType.${values.winteam_customer_type_id}`)
          : t('clients:winteamType.none'),
    }),
  };
};

type Props = {
  client: ClientRecord;
  onSaved: (client: ClientRecord) => void;
  /** Sections that are saved on their own. */
  children: ReactNode;
};

type Form = ReturnType<typeof useRecordForm<typeof editSchema, ClientValues, ClientRecord>>;

export const EditForm = ({ client, onSaved, children }: Props) => {
  const t = useText();
  const queries = useQueryClient();
  const { id } = client;
  const form: Form = useRecordForm({
    name: 'client',
    record: id,
    schema: editSchema,
    initialValues: valuesOf(client),
    updatedAt: client.updated_at,
    ...useClientWords(),
    readRecord: (record) => valuesOf(record as ClientRecord),
    save: (body) =>
      call(clientEndpoints.updateClient, {
        params: { id },
        body: body as z.input<typeof clientEndpoints.updateClient.body>,
      }),
    onSaved: (saved) => {
      cacheClient(queries, saved);
      onSaved(saved);
    },
    onReloaded: (record) => cacheClient(queries, record as ClientRecord),
  });
  const field = fieldsOf('client', form);
  return (
    <RecordForm form={form} label={t('clients:titles.edit')}>
      <div>
        <GeneralFields field={field} />
        <BillingFields
          field={field}
          taxExempt={form.values.tax_exempt}
          emailError={errorWithin(form.errors, 'billing_email')}
        />
        {/* React passes the submit of a dialog to the form around the dialog. */}
        <div onSubmit={(event) => event.stopPropagation()}>{children}</div>
        <NotesFields field={field} limit={form.limit('notes')} />
        <Columns
          className={classes.save}
          columns="minmax(180px, 280px) minmax(0, 560px)"
          gap="0 40px"
          pb={24}
        >
          <FormActions saving={form.saving} cancel={paths.list} />
        </Columns>
      </div>
    </RecordForm>
  );
};
