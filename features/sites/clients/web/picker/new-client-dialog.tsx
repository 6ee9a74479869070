import { useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { FormActions, PhoneInput, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { Dialog } from '#platform/web/ui/index';
import { type ClientRecord, clientEndpoints } from '../../contract/index.ts';
import { fieldsOf } from '../form/field-props.ts';
import { FirstFields } from '../form/general-fields.tsx';
import { pickQuery } from '../queries.ts';

type Props = { onClose: () => void; onCreated: (client: ClientRecord) => void };

const schema = clientEndpoints.createClient.body.pick({
  name: true,
  account_number: true,
  type: true,
  phone: true,
});

/** Its form is not part of the form around it: React passes submits through a dialog to the form it stands in. */
const NewClient = ({ onCreated }: Props) => {
  const t = useText();
  const queries = useQueryClient();
  const form = useRecordForm({
    name: 'picked-client',
    schema,
    initialValues: { name: '', account_number: '', type: 'management company', phone: '' },
    save: (body) => call(clientEndpoints.createClient, { body }),
    onSaved: async (client) => {
      await queries.invalidateQueries({ queryKey: pickQuery.queryKey });
      showSuccess(t('clients:form.created', { name: client.name }));
      onCreated(client);
    },
  });
  const field = fieldsOf('picked-client', form);
  return (
    <div onSubmit={(event) => event.stopPropagation()}>
      <RecordForm form={form} label={t('clients:titles.create')}>
        <FirstFields field={field} />
        <PhoneInput label={t('clients:field.phone')} autoComplete="off" {...field('phone')} />
        <FormActions inline saving={form.saving} save={t('clients:form.create')} />
      </RecordForm>
    </div>
  );
};

export const NewClientDialog = (props: Props) => {
  const t = useText();
  return (
    <Dialog form title={t('clients:titles.create')} onClose={props.onClose}>
      <NewClient {...props} />
    </Dialog>
  );
};
