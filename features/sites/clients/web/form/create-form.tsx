import { useEffect, useState } from 'react';
import { FormActions, RecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { type Outcome, useOutboxForm, type Write } from '#platform/web/outbox/index';
import { useFlag } from '#platform/web/session/index';
import { Columns } from '#platform/web/ui/index';
import type { ClientRecord } from '../../contract/index.ts';
import { paths } from '../addresses.ts';
import { FirstContacts } from '../contacts/first-contacts.tsx';
import { BillingFields } from './billing-fields.tsx';
import { errorWithin, fieldsOf } from './field-props.ts';
import classes from './form.module.css';
import { GeneralFields } from './general-fields.tsx';
import { LogoFrame } from './logo-frame.tsx';
import { emptyNewClient, newClientSchema } from './new-client-values.ts';
import { NotesFields } from './notes-fields.tsx';

type LogoChoiceProps = {
  logo: File | null;
  onChange: (logo: File | null) => void;
  error: string | undefined;
};

const useObjectUrl = (file: File | null): string | undefined => {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return setUrl(undefined);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
};

/** The logo of a new client, sent with it. */
const LogoChoice = ({ logo, onChange, error }: LogoChoiceProps) => (
  <LogoFrame url={useObjectUrl(logo)} error={error} onChoose={onChange} onRemove={() => onChange(null)} />
);

type Props = {
  /** A refused write of the outbox, to be corrected. */
  refused: Write | undefined;
  onSaved: (outcome: Outcome<ClientRecord>) => void;
};

const loadEntry = async () => (await import('./new-client-entry.ts')).newClientEntry;

export const CreateForm = ({ refused, onSaved }: Props) => {
  const t = useText();
  const mayAddContacts = useFlag('admin.canEditClientContacts');
  const { form, set } = useOutboxForm({
    name: 'client',
    record: 'new',
    schema: newClientSchema,
    initialValues: emptyNewClient,
    refused,
    loadEntry,
    onSaved,
  });
  const { tax_exempt, contacts, logo } = form.values;
  const field = fieldsOf('client', form);
  return (
    <RecordForm form={form} label={t('clients:titles.create')}>
      <div>
        <GeneralFields field={field} />
        <BillingFields
          isNew
          field={field}
          taxExempt={tax_exempt}
          emailError={errorWithin(form.errors, 'billing_email')}
        />
        {mayAddContacts && (
          <FirstContacts contacts={contacts} field={field} onChange={(next) => set({ contacts: next })} />
        )}
        <LogoChoice logo={logo} onChange={(next) => set({ logo: next })} error={form.errors.logo} />
        <NotesFields field={field} limit={form.limit('notes')} />
        <Columns
          className={classes.save}
          columns="minmax(180px, 280px) minmax(0, 560px)"
          gap="0 40px"
          pb={24}
        >
          <FormActions saving={form.saving} save={t('clients:form.create')} cancel={paths.list} />
        </Columns>
      </div>
    </RecordForm>
  );
};
