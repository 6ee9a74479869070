import { useState } from 'react';
import { showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { NotAllowed, useGo } from '#platform/web/routing/index';
import { PageSkeleton } from '#platform/web/ui/index';
import type { PersonRecord } from '../../contract/index.ts';
import { paths } from '../addresses.ts';
import { EditForm } from '../form/edit-form.tsx';
import { PersonFrame } from '../person-frame.tsx';

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
        <Editing key={`${person.id} ${person.status}`} person={person} />
      ) : (
        <PageSkeleton />
      )
    }
  </PersonFrame>
);

export default PersonPage;
