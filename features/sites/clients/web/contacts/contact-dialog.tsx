import { NativeSelect } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/api/index';
import { FormActions, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { Dialog } from '#platform/web/ui/index';
import { type ClientRecord, contactEndpoints, type OwnContact, receivable } from '../../contract/index.ts';
import { fieldsOf } from '../form/field-props.ts';
import { clientQuery, contactsQuery, refreshLists } from '../queries.ts';
import { ContactFields } from './contact-fields.tsx';
import { type ContactValues, contactValuesOf, emptyContact, typedContact } from './contact-values.ts';

type Values = ContactValues & { building_id: string };

/** Fields and values of a contact in words, for the comparison after a stale save. */
const useContactLabels = (buildings: readonly { id: number; name: string }[]) => {
  const t = useText();
  return {
    labels: {
      name: t('clients:contact.name'),
      title: t('clients:contact.title'),
      email: t('clients:field.email'),
      phone: t('clients:field.phone'),
      rank: t('clients:contact.rank'),
      receives: t('clients:contact.receives'),
      contractual: t('clients:contact.contractual'),
      language: t('clients:contact.language'),
      building_id: t('clients:contact.building'),
    },
    shown: (values: Values) => ({
      ...values,
      rank: t(`clients:rank.${values.rank}`),
      contractual: t(values.contractual ? 'platform:list.yes' : 'platform:list.no'),
      receives: receivable
        .filter((what) => values.receives[what])
        .map((what) => t(`clients:receives.${what}`))
        .join(', '),
      language: values.language
        ? t(`clients:languages.${values.language}`)
        : t('clients:contact.companyLanguage'),
      building_id:
        buildings.find(({ id }) => String(id) === values.building_id)?.name ??
        t('clients:contact.allBuildings'),
    }),
  };
};

type Props = {
  client: Pick<ClientRecord, 'id' | 'buildings'>;
  /** Undefined for a new one. */
  contact: OwnContact | undefined;
  /** The building of a new contact. */
  buildingId?: number;
  onSaved?: () => void;
  onClose: () => void;
};

const ContactForm = ({ client, contact, buildingId, onSaved, onClose }: Props) => {
  const t = useText();
  const queries = useQueryClient();
  const { id } = client;
  const form = useRecordForm({
    name: 'client-contact',
    record: contact?.id ?? ['new', id, buildingId].filter(Boolean).join('-'),
    schema: contact
      ? typedContact.extend({ updated_at: contactEndpoints.updateClientContact.body.shape.updated_at })
      : typedContact,
    updatedAt: contact?.updated_at,
    initialValues: contact
      ? contactValuesOf(contact)
      : { ...emptyContact, building_id: buildingId?.toString() ?? '' },
    readRecord: (record) => contactValuesOf(record as OwnContact),
    ...useContactLabels(client.buildings),
    save: (body) =>
      contact
        ? call(contactEndpoints.updateClientContact, {
            params: { id, contactId: contact.id },
            body: body as never,
          })
        : call(contactEndpoints.createClientContact, { params: { id }, body }),
    onSaved: () => {
      void queries.invalidateQueries({ queryKey: contactsQuery(id).queryKey });
      void queries.invalidateQueries({ queryKey: clientQuery(id).queryKey });
      refreshLists(queries);
      onSaved?.();
      onClose();
    },
  });
  const field = fieldsOf('client-contact', form);
  return (
    <RecordForm form={form} label={t(contact ? 'clients:contact.edit' : 'clients:contact.add')}>
      <ContactFields field={field} />
      {client.buildings.length > 0 && (
        <NativeSelect
          label={t('clients:contact.building')}
          data={[
            { value: '', label: t('clients:contact.allBuildings') },
            ...client.buildings.map(({ id: building, name }) => ({ value: String(building), label: name })),
          ]}
          {...field('building_id')}
        />
      )}
      <FormActions saving={form.saving} />
    </RecordForm>
  );
};

const ContactDialog = (props: Props) => {
  const t = useText();
  return (
    <Dialog
      form
      size="lg"
      title={t(props.contact ? 'clients:contact.edit' : 'clients:contact.add')}
      onClose={props.onClose}
    >
      <ContactForm {...props} />
    </Dialog>
  );
};

export default ContactDialog;
