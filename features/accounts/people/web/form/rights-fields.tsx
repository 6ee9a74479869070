import { NativeSelect, Text } from '@mantine/core';
import { license } from '#features/accounts/access/contract';
import { useText } from '#platform/web/i18n/index';
import { MultiSelect, Section } from '#platform/web/ui/index';
import { moduleName } from '../../contract/index.ts';
import classes from './form.module.css';
import type { PersonForm } from './person-fields.tsx';
import { RolesField } from './roles-field.tsx';

/** The rights of the person. Read-only for a person who has more rights than the reader. */
export const RightsFields = ({ form, mayChange }: { form: PersonForm; mayChange: boolean }) => {
  const t = useText();
  const { role_ids, denied_modules } = form.values;
  return (
    <Section title={t('people:section.rights')} text={t('people:section.rightsText')}>
      {!mayChange && (
        <Text size="sm" c="dimmed">
          {t('people:hint.rightsBeyond')}
        </Text>
      )}
      <RolesField
        id={form.field('role_ids').id}
        value={role_ids}
        error={form.errors.role_ids}
        disabled={!mayChange}
        onChange={(ids) => form.setFieldValue('role_ids', ids)}
      />
      <MultiSelect
        id={form.field('denied_modules').id}
        label={t('people:field.denied_modules')}
        description={t('people:hint.denied_modules')}
        clearable
        hidePickedOptions
        disabled={!mayChange}
        data={moduleName.options.map((name) => ({ value: name, label: t(`people:module.${name}`) }))}
        value={denied_modules}
        error={form.errors.denied_modules}
        clearButtonProps={{ 'aria-label': t('platform:actions.clear') }}
        onChange={(names) => form.setFieldValue('denied_modules', names)}
      />
      <NativeSelect
        className={classes.short}
        label={t('people:field.license')}
        description={t('people:hint.license')}
        disabled={!mayChange}
        data={license.options.map((one) => ({ value: one, label: t(`people:license.${one}`) }))}
        {...form.field('license')}
        withAsterisk={false}
      />
    </Section>
  );
};
