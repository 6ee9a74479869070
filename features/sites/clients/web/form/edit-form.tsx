import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { call } from '#platform/web/api/index';
import { FormActions, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { type ClientRecord, clientEndpoints } from '../../contract/index.ts';
import { paths } from '../addresses.ts';
import { cacheClient } from '../queries.ts';
import { BillingFields } from './billing-fields.tsx';
import { type ClientValues, editSchema, valuesOf } from './client-values.ts';
import { errorWithin, fieldsOf } from './field-props.ts';
import classes from './form.module.css';
import { GeneralFields } from './general-fields.tsx';
import { NotesFields } from './notes-fields.tsx';
import { useClientWords } from './use-client-words.ts';

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
        <div className={classes.save}>
          <FormActions saving={form.saving} cancel={paths.list} />
        </div>
      </div>
    </RecordForm>
  );
};
