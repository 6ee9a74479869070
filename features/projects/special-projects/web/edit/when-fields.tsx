import { NativeSelect, TextInput } from '@mantine/core';
import { FieldGrid, FieldGroup } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { invoiceTypes } from '../../contract/index.ts';
import { fieldsOf, type ProjectForm } from './field-props.ts';

/** Quarters of an hour up to sixteen hours. */
const minutes = Array.from({ length: 64 }, (_, at) => (at + 1) * 15);

type WhenProps = {
  form: ProjectForm;
  /** The rules of the project say when, so that no day is entered. */
  recurs: boolean;
};

export const WhenFields = ({ form, recurs }: WhenProps) => {
  const t = useText();
  const field = fieldsOf(form);
  const { additional_time: time } = form.values;
  return (
    <FieldGroup title={t('special-projects:section.when')}>
      <FieldGrid>
        <TextInput
          type="date"
          label={t('special-projects:field.scheduled_date')}
          {...(recurs && { disabled: true, description: t('special-projects:form.recurs') })}
          {...field('scheduled_date')}
        />
        <TextInput
          type="time"
          label={t('special-projects:field.scheduled_time')}
          {...field('scheduled_time')}
        />
        <TextInput type="date" label={t('special-projects:field.due_date')} {...field('due_date')} />
        <NativeSelect
          label={t('special-projects:field.additional_time')}
          data={[
            { value: '', label: t('special-projects:form.none') },
            ...minutes.map((count) => ({
              value: String(count),
              label: t('special-projects:form.minutes', { count }),
            })),
          ]}
          {...field('additional_time')}
          value={String(time)}
          onChange={({ currentTarget: { value } }) =>
            form.setFieldValue('additional_time', value === '' ? '' : Number(value))
          }
        />
      </FieldGrid>
    </FieldGroup>
  );
};

export const InvoiceFields = ({ form }: { form: ProjectForm }) => {
  const t = useText();
  const field = fieldsOf(form);
  return (
    <FieldGroup title={t('special-projects:section.invoice')}>
      <FieldGrid>
        <NativeSelect
          label={t('special-projects:field.invoice_type')}
          data={[
            { value: '', label: t('special-projects:form.choose') },
            ...invoiceTypes.map((type) => ({
              value: type,
              label: t(`special-projects:invoiceType.${type}`),
            })),
          ]}
          {...field('invoice_type')}
        />
        <TextInput
          label={t('special-projects:field.po_number')}
          maxLength={40}
          autoComplete="off"
          {...field('po_number')}
        />
      </FieldGrid>
    </FieldGroup>
  );
};
