import { NativeSelect } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { z } from 'zod';
import { call } from '#platform/web/api/index';
import { FormActions, PasswordField, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { currentLocale, locales, useText } from '#platform/web/i18n/index';
import { useSession } from '#platform/web/session/index';
import { Columns, Section } from '#platform/web/ui/index';
import { type PersonRecord, peopleEndpoints } from '../../contract/index.ts';
import { paths } from '../addresses.ts';
import { cachePerson } from '../queries.ts';
import classes from './form.module.css';
import { AboutFields, EmploymentFields, type PersonForm } from './person-fields.tsx';
import {
  bodyOf,
  emptyPerson,
  invitedSchema,
  type NewPersonValues,
  registeredSchema,
} from './person-values.ts';
import { RightsFields } from './rights-fields.tsx';

type Body = z.input<typeof peopleEndpoints.createPerson.body>;

type Props = {
  /** Whether the person gets a temporary password instead of an invitation. */
  registers: boolean;
  onSaved: (person: PersonRecord) => void;
};

const languages = { en: 'English', es: 'Español' } as const;

export const NewPersonForm = ({ registers, onSaved }: Props) => {
  const t = useText();
  const queries = useQueryClient();
  const { textMessages } = useSession();
  const [password, setPassword] = useState('');
  const schema = useMemo(
    () => (registers ? registeredSchema(password) : invitedSchema),
    [registers, password],
  );
  const initialValues: NewPersonValues = { ...emptyPerson, locale: currentLocale() };
  const form = useRecordForm({
    name: registers ? 'person-register' : 'person-invite',
    schema,
    initialValues,
    save: (body) =>
      call(peopleEndpoints.createPerson, {
        body: { ...(bodyOf(body) as Body), ...(registers ? { temporary_password: password } : {}) },
      }),
    onSaved: (saved) => {
      cachePerson(queries, saved);
      onSaved(saved);
    },
  }) as unknown as ReturnType<typeof useRecordForm> & PersonForm;
  return (
    <RecordForm form={form} label={t(registers ? 'people:titles.register' : 'people:titles.create')}>
      <div>
        <AboutFields
          form={form}
          mayChangeLogin
          offersNoEmail={registers || textMessages}
          needsPhone={!registers}
        />
        <RightsFields form={form} mayChange />
        <EmploymentFields form={form} mayChangeLogin />
        <Section
          title={t(registers ? 'people:section.password' : 'people:section.invitation')}
          text={t(
            registers
              ? 'people:section.passwordText'
              : form.values.no_email
                ? 'people:section.invitationTextMessage'
                : 'people:section.invitationText',
          )}
        >
          {registers && (
            <PasswordField
              id="person-register-temporary_password"
              label={t('people:field.temporary_password')}
              description={t('people:hint.temporary_password')}
              autoComplete="new-password"
              withAsterisk
              value={password}
              error={form.errors.temporary_password}
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
          )}
          <NativeSelect
            className={classes.short}
            label={t(registers ? 'people:field.language' : 'people:field.locale')}
            data={locales.map((locale) => ({ value: locale, label: languages[locale] }))}
            {...form.field('locale')}
            withAsterisk={false}
          />
        </Section>
        <Columns
          className={classes.save}
          columns="minmax(180px, 280px) minmax(0, 560px)"
          gap="0 40px"
          pb={24}
        >
          <FormActions
            saving={form.saving}
            save={t(registers ? 'people:form.register' : 'people:form.create')}
            cancel={paths.list}
          />
        </Columns>
      </div>
    </RecordForm>
  );
};
