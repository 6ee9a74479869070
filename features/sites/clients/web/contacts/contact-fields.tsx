import { Box, Checkbox, Group, NativeSelect, TextInput } from '@mantine/core';
import { PhoneInput } from '#platform/web/forms/index';
import { locales, useText } from '#platform/web/i18n/index';
import { AutoGrid } from '#platform/web/ui/index';
import { contactRanks, receivable } from '../../contract/index.ts';
import type { FieldProps } from '../form/field-props.ts';
import classes from './contacts.module.css';

/** The inputs of one contact; `field` reads them at their place in the form. */
export const ContactFields = ({ field }: { field: FieldProps }) => {
  const t = useText();
  return (
    <>
      <AutoGrid min={220}>
        <TextInput
          label={t('clients:contact.name')}
          autoComplete="off"
          maxLength={100}
          withAsterisk
          {...field('name')}
        />
        <TextInput
          label={t('clients:contact.title')}
          autoComplete="off"
          maxLength={100}
          {...field('title')}
        />
        <TextInput type="email" label={t('clients:field.email')} autoComplete="off" {...field('email')} />
        <PhoneInput label={t('clients:field.phone')} autoComplete="off" {...field('phone')} />
      </AutoGrid>
      <AutoGrid min={220}>
        <NativeSelect
          label={t('clients:contact.rank')}
          data={contactRanks.map((rank) => ({ value: rank, label: t(`clients:rank.${rank}`) }))}
          {...field('rank')}
        />
        <NativeSelect
          label={t('clients:contact.language')}
          data={[
            { value: '', label: t('clients:contact.companyLanguage') },
            ...locales.map((value) => ({ value, label: t(`clients:languages.${value}`) })),
          ]}
          {...field('language')}
        />
      </AutoGrid>
      <Box component="fieldset" className={classes.receives} bd="none">
        <legend>{t('clients:contact.receives')}</legend>
        <Group gap="8px 20px" align="stretch">
          {receivable.map((what) => (
            <Checkbox
              key={what}
              label={t(`clients:receives.${what}`)}
              {...field(`receives.${what}`, { type: 'checkbox' })}
            />
          ))}
        </Group>
      </Box>
      <Checkbox
        label={t('clients:contact.contractual')}
        description={t('clients:contact.contractualText')}
        {...field('contractual', { type: 'checkbox' })}
      />
    </>
  );
};
