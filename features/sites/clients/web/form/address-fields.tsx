import { NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { states } from '#platform/contract/fields';
import { useText } from '#platform/web/i18n/index';
import { Columns } from '#platform/web/ui/index';
import type { FieldProps } from './field-props.ts';
import classes from './form.module.css';

type Props = { field: FieldProps; name: 'address' | 'billing_address' };

const stateChoices = ['', ...states];

export const AddressFields = ({ field, name }: Props) => {
  const t = useText();
  const section = name === 'address' ? 'shipping' : 'billing';
  return (
    <Stack component="fieldset" className={classes.address}>
      <legend>{t(`clients:field.${name}`)}</legend>
      {name === 'billing_address' && (
        <Text size="sm" c="dimmed">
          {t('clients:hint.billing_address')}
        </Text>
      )}
      <TextInput
        label={t('clients:address.line_1')}
        autoComplete={`${section} address-line1`}
        maxLength={120}
        {...field(`${name}.line_1`)}
      />
      <TextInput
        label={t('clients:address.line_2')}
        autoComplete={`${section} address-line2`}
        maxLength={120}
        {...field(`${name}.line_2`)}
      />
      <Columns className={classes.place} columns="minmax(0, 1fr) 136px 128px" align="start">
        <TextInput
          label={t('clients:address.city')}
          autoComplete={`${section} address-level2`}
          maxLength={60}
          {...field(`${name}.city`)}
        />
        <NativeSelect
          label={t('clients:address.state')}
          autoComplete={`${section} address-level1`}
          data={stateChoices}
          {...field(`${name}.state`)}
        />
        <TextInput
          label={t('clients:address.zip')}
          autoComplete={`${section} postal-code`}
          inputMode="numeric"
          maxLength={10}
          {...field(`${name}.zip`)}
        />
      </Columns>
    </Stack>
  );
};
