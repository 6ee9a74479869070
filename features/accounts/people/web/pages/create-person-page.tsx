import { IconKey } from '@tabler/icons-react';
import { showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { useGo } from '#platform/web/routing/index';
import { PageHeader } from '#platform/web/ui/index';
import { paths, personHref } from '../addresses.ts';
import { usePeopleTrail } from '../find-people.ts';
import { NewPersonForm } from '../form/new-person-form.tsx';

const CreatePersonPage = () => {
  const t = useText();
  const go = useGo();
  const title = t('people:titles.create');
  return (
    <>
      <PageHeader
        title={title}
        subtitle={t('people:form.lead')}
        breadcrumbs={usePeopleTrail(title)}
        menu={[
          { label: t('people:form.useRegister'), icon: IconKey, onClick: () => void go(paths.register) },
        ]}
      />
      <NewPersonForm
        registers={false}
        onSaved={({ id, name }) => {
          showSuccess(t('people:form.created', { name }), {
            label: t('people:form.open'),
            run: () => void go(personHref(id)),
          });
          void go(paths.list);
        }}
      />
    </>
  );
};

export default CreatePersonPage;
