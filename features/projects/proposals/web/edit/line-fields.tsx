import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { units } from '#features/projects/special-projects/contract';
import { DecimalField, LineList, wholeLine } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { type LineValue, newLine } from './proposal-values.ts';

type Form = {
  values: { lines: LineValue[] };
  errors: Record<string, ReactNode>;
  getInputProps: (path: string, options?: { type: 'checkbox' }) => Record<string, unknown>;
  insertListItem: (path: 'lines', line: LineValue) => void;
  removeListItem: (path: 'lines', at: number) => void;
};

/** The lines of a proposal or of a template. */
export const LineFields = ({ form, name }: { form: Form; name: string }) => {
  const t = useText();
  const field = (path: string) => ({
    ...(form.getInputProps(path) as { value: never; onChange: never; error?: ReactNode }),
    id: `${name}-${path.replaceAll('.', '-')}`,
  });
  const { lines } = form.values;
  return (
    <LineList
      lines={lines}
      nameOf={({ description }) => description || t('proposals:form.line', { number: lines.length })}
      add={t('proposals:form.addLine')}
      empty={t('proposals:form.noLines')}
      error={form.errors.lines}
      onAdd={() => form.insertListItem('lines', newLine)}
      onRemove={(at) => form.removeListItem('lines', at)}
    >
      {({ optional }, at) => (
        <>
          <TextInput
            className={wholeLine}
            label={t('proposals:field.description')}
            maxLength={500}
            autoComplete="off"
            withAsterisk
            {...field(`lines.${at}.description`)}
          />
          <DecimalField
            label={t('proposals:field.quantity')}
            withAsterisk
            {...field(`lines.${at}.quantity`)}
          />
          <NativeSelect
            label={t('proposals:field.unit')}
            data={units.map((unit) => ({ value: unit, label: t(`special-projects:unit.${unit}`) }))}
            {...field(`lines.${at}.unit_of_measure`)}
          />
          <DecimalField
            label={t('proposals:field.unit_price')}
            leftSection="$"
            withAsterisk
            {...field(`lines.${at}.unit_price`)}
          />
          <Checkbox
            className={wholeLine}
            label={t('proposals:field.optional')}
            {...field(`lines.${at}.optional`)}
            value=""
            checked={optional}
          />
        </>
      )}
    </LineList>
  );
};
