import { NativeSelect, TextInput } from '@mantine/core';
import { DecimalField, LineList } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { pricingTypes } from '../../contract/index.ts';
import { newPricing } from './contract-values.ts';
import type { ContractForm, FieldProps } from './field-props.ts';

type Props = { form: ContractForm; field: FieldProps };

export const PricingLines = ({ form, field }: Props) => {
  const t = useText();
  return (
    <LineList
      lines={form.values.pricing}
      nameOf={({ type }) => t(`contracts:pricing.${type}`)}
      add={t('contracts:edit.addPricing')}
      empty={t('contracts:edit.noPricing')}
      error={form.errors.pricing}
      onAdd={() => form.insertListItem('pricing', newPricing)}
      onRemove={(at) => form.removeListItem('pricing', at)}
    >
      {(_, at) => (
        <>
          <NativeSelect
            label={t('contracts:edit.type')}
            data={pricingTypes.map((type) => ({ value: type, label: t(`contracts:pricing.${type}`) }))}
            {...field(`pricing.${at}.type`)}
          />
          <DecimalField
            label={t('contracts:edit.perMonth')}
            leftSection="$"
            withAsterisk
            {...field(`pricing.${at}.amount`)}
          />
          <TextInput
            label={t('contracts:edit.note')}
            maxLength={500}
            autoComplete="off"
            {...field(`pricing.${at}.note`)}
          />
        </>
      )}
    </LineList>
  );
};
