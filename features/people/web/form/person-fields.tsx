import { TextInput } from '@mantine/core';
import { PhoneInput, type useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { Section } from '#platform/web/ui/index';
import classes from './form.module.css';
import type { PersonValues } from './person-values.ts';

type Form = Pick<ReturnType<typeof useRecordForm>, 'field' | 'values' | 'setFieldValue' | 'errors'>;

export type PersonForm = Form & { values: PersonValues };

/** Who it is, and how the person is reached. */
export const AboutFields = ({ form, mayChangeEmail }: { form: PersonForm; mayChangeEmail: boolean }) => {
  const t = useText();
  return (
    <Section title={t('people:section.about')} text={t('people:section.aboutText')}>
      <div className={classes.two}>
        <TextInput
          label={t('people:field.first_name')}
          autoComplete="off"
          maxLength={100}
          {...form.field('first_name')}
        />
        <TextInput
          label={t('people:field.last_name')}
          autoComplete="off"
          maxLength={100}
          {...form.field('last_name')}
        />
      </div>
      <TextInput
        type="email"
        label={t('people:field.email')}
        description={mayChangeEmail ? undefined : t('people:hint.elsewhere')}
        autoComplete="off"
        autoCapitalize="none"
        {...form.field('email')}
        readOnly={!mayChangeEmail}
      />
      <div className={classes.two}>
        <PhoneInput label={t('people:field.phone')} autoComplete="off" {...form.field('phone')} />
        <TextInput
          label={t('people:field.title')}
          autoComplete="off"
          maxLength={100}
          {...form.field('title')}
        />
      </div>
    </Section>
  );
};

export const EmploymentFields = ({ form }: { form: PersonForm }) => {
  const t = useText();
  return (
    <Section title={t('people:section.employment')} text={t('people:section.employmentText')}>
      <div className={classes.two}>
        {(['employee_code', 'employee_number'] as const).map((name) => (
          <TextInput
            key={name}
            label={t(`people:field.${name}`)}
            autoComplete="off"
            maxLength={40}
            {...form.field(name)}
          />
        ))}
      </div>
    </Section>
  );
};
