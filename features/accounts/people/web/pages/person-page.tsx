import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { z } from 'zod';
import { roleWords } from '#features/accounts/access/web';
import { call } from '#platform/web/api/index';
import { partComponent, personSectionStore, shownTo } from '#platform/web/feature/index';
import { showSuccess } from '#platform/web/feedback/index';
import { FormActions, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { formatPhone, useText } from '#platform/web/i18n/index';
import { NotAllowed, useGo } from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import { Columns, PageSkeleton } from '#platform/web/ui/index';
import { moduleName, type PersonRecord, peopleEndpoints } from '../../contract/index.ts';
import { paths } from '../addresses.ts';
import classes from '../form/form.module.css';
import { AboutFields, EmploymentFields, type PersonForm } from '../form/person-fields.tsx';
import { bodyOf, editSchema, emptyPerson, type PersonValues, valuesOf } from '../form/person-values.ts';
import { RightsFields } from '../form/rights-fields.tsx';
import { PersonFrame } from '../person-frame.tsx';
import { cachePerson, rolesQuery } from '../queries.ts';

type FieldName = keyof PersonValues;

/** Fields and values in words, for the comparison after a stale save. */
const usePersonWords = () => {
  const t = useText();
  const { data: roles = [] } = useQuery(rolesQuery);
  const roleName = (id: string): string => {
    const role = roles.find((one) => String(one.id) === id);
    return role ? roleWords(role, t) : id;
  };
  const moduleWords = (name: string): string => {
    const known = moduleName.safeParse(name);
    return known.success ? t(`people:module.${known.data}`) : name;
  };
  const names = Object.keys(emptyPerson) as FieldName[];
  const labelOf = (name: FieldName) => t(`people:field.${name === 'role_ids' ? 'roles' : name}`);
  return {
    labels: Object.fromEntries(names.map((name) => [name, labelOf(name)])) as Record<FieldName, string>,
    shown: (values: PersonValues) => ({
      ...values,
      no_email: t(`people:noEmail.${values.no_email ? 'yes' : 'no'}`),
      phone: values.phone && formatPhone(values.phone),
      role_ids: values.role_ids.map(roleName).toSorted().join(', '),
      denied_modules: values.denied_modules.map(moduleWords).join(', '),
      license: t(`people:license.${values.license === 'viewer' ? 'viewer' : 'full'}`),
    }),
  };
};

type Body = z.input<typeof peopleEndpoints.updatePerson.body>;

type Props = { person: PersonRecord; onSaved: (person: PersonRecord) => void };

const EditForm = ({ person, onSaved }: Props) => {
  const t = useText();
  const queries = useQueryClient();
  const { id, can } = person;
  const form = useRecordForm({
    name: 'person',
    record: id,
    schema: editSchema,
    initialValues: valuesOf(person),
    updatedAt: person.updated_at,
    ...usePersonWords(),
    readRecord: (record) => valuesOf(record as PersonRecord),
    save: (body) => call(peopleEndpoints.updatePerson, { params: { id }, body: bodyOf(body) as Body }),
    onSaved: (saved) => {
      cachePerson(queries, saved);
      onSaved(saved);
    },
    onReloaded: (record) => cachePerson(queries, record as PersonRecord),
  }) as unknown as ReturnType<typeof useRecordForm> & PersonForm;
  return (
    <RecordForm form={form} label={t('people:titles.edit')}>
      <div className={classes.belowTabs}>
        <AboutFields form={form} mayChangeLogin={can.change_login} />
        <RightsFields form={form} mayChange={can.change_rights} />
        <EmploymentFields form={form} mayChangeLogin={can.change_login} />
        <Columns
          className={classes.save}
          columns="minmax(180px, 280px) minmax(0, 560px)"
          gap="0 40px"
          pb={24}
        >
          <FormActions saving={form.saving} cancel={paths.list} />
        </Columns>
      </div>
    </RecordForm>
  );
};

/** What other features know of a person, for people who may see it. */
const MoreSections = ({ userId }: { userId: number }) => {
  const { flags } = useSession();
  return personSectionStore
    .use()
    .filter(shownTo(flags))
    .map((section) => {
      const Content = partComponent(section);
      return (
        <Suspense key={section.id}>
          <Content userId={userId} />
        </Suspense>
      );
    });
};

/** The form keeps the record as it was opened, so that the server notices a save over a newer version. */
const Editing = ({ person: current }: { person: PersonRecord }) => {
  const t = useText();
  const go = useGo();
  const [opened] = useState(current);
  return (
    <EditForm
      person={opened}
      onSaved={({ name }) => {
        showSuccess(t('people:form.saved', { name }));
        void go(paths.list);
      }}
    />
  );
};

const PersonPage = () => (
  <PersonFrame part="person">
    {(person, fresh) =>
      !person.can.update ? (
        <NotAllowed />
      ) : fresh ? (
        <>
          <Editing key={`${person.id} ${person.status}`} person={person} />
          <MoreSections userId={person.id} />
        </>
      ) : (
        <PageSkeleton />
      )
    }
  </PersonFrame>
);

export default PersonPage;
