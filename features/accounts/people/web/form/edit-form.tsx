import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '#platform/web/api/index';
import { FormActions, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { type PersonRecord, peopleEndpoints } from '../../contract/index.ts';
import { paths } from '../addresses.ts';
import { cachePerson } from '../queries.ts';
import classes from './form.module.css';
import { AboutFields, EmploymentFields, type PersonForm } from './person-fields.tsx';
import { bodyOf, editSchema, valuesOf } from './person-values.ts';
import { RightsFields } from './rights-fields.tsx';
import { usePersonWords } from './use-person-words.ts';

type Body = z.input<typeof peopleEndpoints.updatePerson.body>;

type Props = { person: PersonRecord; onSaved: (person: PersonRecord) => void };

export const EditForm = ({ person, onSaved }: Props) => {
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
        <div className={classes.save}>
          <FormActions saving={form.saving} cancel={paths.list} />
        </div>
      </div>
    </RecordForm>
  );
};
