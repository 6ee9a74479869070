import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { units } from '#features/projects/special-projects/contract';
import { DecimalField, FieldGroup, LineList, wholeLine } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { type InvoiceForm, newLine } from './invoice-values.ts';

/** What is billed, line by line. */
export const LineFields = ({ form }: { form: InvoiceForm }) => {
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
