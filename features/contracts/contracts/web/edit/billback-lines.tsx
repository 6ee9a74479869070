import { NativeSelect } from '@mantine/core';
import { DecimalField, LineList } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { billbackTypes, markupTypes } from '../../contract/index.ts';
import { newBillback } from './contract-values.ts';
import type { ContractForm, FieldProps } from './field-props.ts';

type Props = { form: ContractForm; field: FieldProps };

export const BillbackLines = ({ form, field }: Props) => {
  const t = useText();
  return (
    <LineList
      lines={form.values.billbacks}
      nameOf={({ type }) => t(`contracts:billback.${type}`)}
      add={t('contracts:edit.addBillback')}
      empty={t('contracts:edit.noBillbacks')}
      error={form.errors.billbacks}
      onAdd={() => form.insertListItem('billbacks', newBillback)}
      onRemove={(at) => form.removeListItem('billbacks', at)}
    >
      {({ markup_type }, at) => (
        <>
          <NativeSelect
            label={t('contracts:edit.type')}
            data={billbackTypes.map((type) => ({ value: type, label: t(`contracts:billback.${type}`) }))}
            {...field(`billbacks.${at}.type`)}
          />
          <DecimalField
            label={t('contracts:edit.cost')}
            leftSection="$"
            withAsterisk
            {...field(`billbacks.${at}.cost`)}
          />
          <NativeSelect
            label={t('contracts:edit.markupType')}
            data={markupTypes.map((type) => ({ value: type, label: t(`contracts:edit.markups.${type}`) }))}
            {...field(`billbacks.${at}.markup_type`)}
          />
          <DecimalField
            label={t('contracts:edit.markup')}
            leftSection={markup_type === 'fixed' ? '$' : '%'}
            {...field(`billbacks.${at}.markup`)}
          />
        </>
      )}
    </LineList>
  );
};
