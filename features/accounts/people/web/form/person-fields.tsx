import { Switch, TextInput } from '@mantine/core';
import { PhoneInput, type useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { useSession } from '#platform/web/session/index';
import { AutoGrid, Section } from '#platform/web/ui/index';
import type { PersonValues } from './person-values.ts';

type NoEmailForm = Pick<ReturnType<typeof useRecordForm>, 'field' | 'setFieldValue'> & {
  values: { no_email: boolean };
};

/** For people without an address: says what they log in with instead. */
const NoEmail = ({ form, disabled }: { form: NoEmailForm; disabled: boolean }) => {
  const t = useText();
  const { slug } = useSession().user.default_organization;
  const { no_email } = form.values;
  return (
    <Switch
      id={form.field('no_email').id}
      label={t('people:field.no_email')}
      description={no_email ? t('people:hint.no_email', { organization: slug }) : undefined}
      checked={no_email}
      disabled={disabled}
      onChange={(event) => {
        form.setFieldValue('no_email', event.currentTarget.checked);
        if (event.currentTarget.checked) form.setFieldValue('email', '');
      }}
    />
  );
};

type Form = Pick<ReturnType<typeof useRecordForm>, 'field' | 'values' | 'setFieldValue' | 'errors'>;

export type PersonForm = Form & { values: PersonValues };

type AboutProps = {
  form: PersonForm;
  mayChangeLogin: boolean;
  /** Whether a person without an address can be entered; an invitation then needs text messages. */
  offersNoEmail?: boolean;
  needsPhone?: boolean;
};

/** Name, title and ways to reach the person. */
export const AboutFields = ({
  form,
  mayChangeLogin,
  offersNoEmail = true,
  needsPhone = false,
}: AboutProps) => {
  const t = useText();
  const { no_email } = form.values;
  return (
    <Section title={t('people:section.about')} text={t('people:section.aboutText')}>
      <AutoGrid min={220} align="start">
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
      </AutoGrid>
      {!no_email && (
        <TextInput
          type="email"
          label={t('people:field.email')}
          description={t(mayChangeLogin ? 'people:hint.login' : 'people:hint.elsewhere')}
          autoComplete="off"
          autoCapitalize="none"
          {...form.field('email')}
          withAsterisk
          readOnly={!mayChangeLogin}
        />
      )}
      {(no_email || (offersNoEmail && mayChangeLogin)) && <NoEmail form={form} disabled={!mayChangeLogin} />}
      <AutoGrid min={220} align="start">
        <PhoneInput
          label={t('people:field.phone')}
          autoComplete="off"
          {...form.field('phone')}
          withAsterisk={no_email && needsPhone}
          readOnly={no_email && !mayChangeLogin}
        />
        <TextInput
          label={t('people:field.title')}
          autoComplete="off"
          maxLength={100}
          {...form.field('title')}
        />
      </AutoGrid>
    </Section>
  );
};

export const EmploymentFields = ({ form, mayChangeLogin }: AboutProps) => {
  const t = useText();
  const { no_email } = form.values;
  return (
    <Section title={t('people:section.employment')} text={t('people:section.employmentText')}>
      <AutoGrid min={220} align="start">
        {(['employee_code', 'employee_number'] as const).map((name) => (
          <TextInput
            key={name}
            label={t(`people:field.${name}`)}
            autoComplete="off"
            maxLength={40}
            {...form.field(name)}
            {...(name === 'employee_code' && no_email && { withAsterisk: true, readOnly: !mayChangeLogin })}
          />
        ))}
      </AutoGrid>
    </Section>
  );
};
