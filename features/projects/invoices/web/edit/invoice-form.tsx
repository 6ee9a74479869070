import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { units } from '#features/projects/special-projects/contract';
import { call } from '#platform/web/api/index';
import {
  CountedTextarea,
  DecimalField,
  FieldGrid,
  FieldGroup,
  FormActions,
  FormBeside,
  LineList,
  RecordForm,
  SumOnPhone,
  useRecordForm,
  wholeLine,
} from '#platform/web/forms/index';
import { formatMoney, useText } from '#platform/web/i18n/index';
import { AmountTable } from '#platform/web/ui/index';
import { type Invoice, invoiceEndpoints } from '../../contract/index.ts';
import { invoiceHref } from '../addresses.ts';
import { cacheInvoice } from '../queries.ts';
import { Sums } from '../record/sums.tsx';
import { editSchema, type InvoiceForm, newLine, sumsOf, valuesOf } from './invoice-values.ts';

/** What is billed, line by line. */
const LineFields = ({ form }: { form: InvoiceForm }) => {
  const t = useText();
  const { lines } = form.values;
  const field = (path: string) => ({
    ...form.getInputProps(path),
    id: `invoice-${path.replaceAll('.', '-')}`,
  });
  return (
    <FieldGroup title={t('invoices:field.lines')}>
      <LineList
        lines={lines}
        nameOf={({ description }) =>
          description || t('special-projects:scope.line', { number: String(lines.length) })
        }
        add={t('special-projects:scope.add')}
        empty={t('invoices:edit.noLines')}
        error={form.errors.lines}
        onAdd={() => form.insertListItem('lines', newLine)}
        onRemove={(at) => form.removeListItem('lines', at)}
      >
        {({ taxable }, at) => (
          <>
            <TextInput
              className={wholeLine}
              label={t('invoices:line.description')}
              maxLength={500}
              autoComplete="off"
              withAsterisk
              {...field(`lines.${at}.description`)}
            />
            <DecimalField
              label={t('invoices:line.quantity')}
              withAsterisk
              {...field(`lines.${at}.quantity`)}
            />
            <NativeSelect
              label={t('invoices:line.unit')}
              data={units.map((unit) => ({ value: unit, label: t(`special-projects:unit.${unit}`) }))}
              {...field(`lines.${at}.unit_of_measure`)}
            />
            <DecimalField
              label={t('invoices:line.unit_price')}
              leftSection="$"
              withAsterisk
              {...field(`lines.${at}.unit_price`)}
            />
            <Checkbox
              label={t('invoices:line.taxable')}
              checked={taxable}
              onChange={(event) => form.setFieldValue(`lines.${at}.taxable`, event.currentTarget.checked)}
            />
          </>
        )}
      </LineList>
    </FieldGroup>
  );
};

type Props = { invoice: Invoice; onSaved: (invoice: Invoice) => void };

const labelled = [
  'lines',
  'po_number',
  'discount',
  'tax_rate',
  'notes',
  'payment_link',
  'over_reason',
  'period',
] as const;

const useInvoiceForm = ({ invoice, onSaved }: Props): InvoiceForm => {
  const t = useText();
  const client = useQueryClient();
  return useRecordForm({
    name: 'invoice',
    record: invoice.id,
    schema: editSchema,
    initialValues: valuesOf(invoice),
    updatedAt: invoice.updated_at,
    labels: Object.fromEntries(labelled.map((name) => [name, t(`invoices:field.${name}`)])),
    readRecord: (record) => valuesOf(record as Invoice),
    shown: (values) => ({
      ...values,
      lines: values.lines
        .map(({ description, unit_price }) => `${description} ${formatMoney(Number(unit_price))}`)
        .join(', '),
      period: values.period?.from ?? '',
    }),
    save: (body) => call(invoiceEndpoints.updateInvoice, { params: { id: invoice.id }, body }),
    onSaved: (saved) => {
      cacheInvoice(client, saved);
      onSaved(saved);
    },
    onReloaded: (record) => cacheInvoice(client, record as Invoice),
  });
};

/** The lines of a draft, with what they come to growing beside them. */
export const EditInvoiceForm = (props: Props) => {
  const t = useText();
  const form = useInvoiceForm(props);
  const { invoice } = props;
  const sums = sumsOf(form.values);
  const over = sums.subtotal > invoice.left || form.values.over_reason !== '' || form.errors.over_reason;
  return (
    <RecordForm form={form} label={t('invoices:titles.edit')}>
      <FormBeside
        label={t('invoices:field.total')}
        aside={
          <AmountTable>
            <Sums of={sums} />
          </AmountTable>
        }
      >
        <LineFields form={form} />
        <FieldGrid>
          <DecimalField label={t('invoices:field.discount')} leftSection="$" {...form.field('discount')} />
          <DecimalField
            label={t('invoices:field.tax_rate')}
            description={invoice.tax_exempt && t('invoices:edit.taxExempt')}
            rightSection="%"
            {...form.field('tax_rate')}
          />
          <TextInput label={t('invoices:field.po_number')} maxLength={40} {...form.field('po_number')} />
        </FieldGrid>
        {over && (
          <CountedTextarea
            label={t('invoices:field.over_reason')}
            description={t('invoices:edit.left', { amount: formatMoney(invoice.left) })}
            limit={form.limit('over_reason')}
            {...form.field('over_reason')}
          />
        )}
        <TextInput
          label={t('invoices:field.payment_link')}
          description={t('invoices:edit.linkHint')}
          inputMode="url"
          placeholder={invoice.payment_page ?? 'https://'}
          maxLength={500}
          {...form.field('payment_link')}
        />
        <CountedTextarea
          label={t('invoices:field.notes')}
          limit={form.limit('notes')}
          {...form.field('notes')}
        />
      </FormBeside>
      <FormActions saving={form.saving} cancel={invoiceHref(invoice.id)}>
        <SumOnPhone>{`${t('invoices:field.total')} ${formatMoney(sums.total)}`}</SumOnPhone>
      </FormActions>
    </RecordForm>
  );
};
