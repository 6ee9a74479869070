import { IconMail } from '@tabler/icons-react';
import { showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { useGo } from '#platform/web/routing/index';
import { PageHeader } from '#platform/web/ui/index';
import { paths } from '../addresses.ts';
import { usePeopleTrail } from '../find-people.ts';
import { NewPersonForm } from '../form/new-person-form.tsx';

const RegisterPage = () => {
  const t = useText();
  const go = useGo();
  const title = t('people:titles.register');
  return (
    <>
      <PageHeader
        title={title}
        subtitle={t('people:form.registerLead')}
        breadcrumbs={usePeopleTrail(title)}
        menu={[{ label: t('people:form.useInvite'), icon: IconMail, onClick: () => void go(paths.create) }]}
      />
      <NewPersonForm
        registers
        onSaved={({ name }) => {
          showSuccess(t('people:form.registered', { name }));
          void go(paths.list);
        }}
      />
    </>
  );
};

export default RegisterPage;
