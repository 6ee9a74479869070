import { Suspense, useState } from 'react';
import { partComponent, personSectionStore, shownTo } from '#platform/web/feature/index';
import { showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { NotAllowed, useGo } from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import { PageSkeleton } from '#platform/web/ui/index';
import type { PersonRecord } from '../../contract/index.ts';
import { paths } from '../addresses.ts';
import { EditForm } from '../form/edit-form.tsx';
import { PersonFrame } from '../person-frame.tsx';

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
