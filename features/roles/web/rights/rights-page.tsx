import { Alert } from '@mantine/core';
import { IconUserOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { roleWords } from '#features/access/web';
import { endpointQuery } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { AnchorLink, useIdParam, useMayOpen, useSearchState } from '#platform/web/routing/index';
import {
  FactList,
  PageHeader,
  PageSkeleton,
  RecordProblem,
  RecordTabs,
  usePrintAction,
} from '#platform/web/ui/index';
import { type PersonRights, roleEndpoints } from '../../contract/index.ts';
import { editRoleHref, holdersPath, paths } from '../addresses.ts';
import classes from './rights.module.css';
import { RightsJobs } from './rights-jobs.tsx';
import { RightsQuestion } from './rights-question.tsx';
import { RightsTable } from './rights-table.tsx';

const tabSearch = z.object({ tab: z.enum(['flags', 'jobs', 'question']).optional().catch(undefined) });

const RoleLinks = ({ roles }: Pick<PersonRights, 'roles'>) => {
  const t = useText();
  const mayOpen = useMayOpen(paths.edit);
  if (roles.length === 0) return t('roles:rights.noRoles');
  if (!mayOpen) return roles.map((role) => roleWords(role, t)).join(', ');
  return (
    <span className={classes.roles}>
      {roles.map((role) => (
        <AnchorLink key={role.id} to={editRoleHref(role.id)} size="sm">
          {roleWords(role, t)}
        </AnchorLink>
      ))}
    </span>
  );
};

const Person = ({ person }: { person: PersonRights }) => {
  const t = useText();
  const [{ tab }, setSearch] = useSearchState(tabSearch);
  const modules = person.denied_modules.map((name) => t(`roles:rights.module.${name as 'tasks'}`)).join(', ');
  return (
    <>
      {person.status === 'deactivated' && (
        <Alert icon={<IconUserOff aria-hidden />} color="gray" variant="light" mb="md">
          {t('roles:rights.deactivated')}
        </Alert>
      )}
      <FactList
        className={classes.facts}
        facts={[
          [t('roles:rights.roles'), <RoleLinks key="roles" roles={person.roles} />],
          [t('roles:rights.license'), t(`roles:rights.licenses.${person.license}`)],
          [t('roles:rights.modules'), modules || t('roles:rights.noModules')],
        ]}
      />
      <RecordTabs
        label={t('roles:titles.rights')}
        open={tab}
        onOpen={(id) => setSearch({ tab: id as 'jobs' | undefined })}
        tabs={[
          {
            id: 'flags',
            title: t('roles:rights.tabs.flags'),
            order: 1,
            content: <RightsTable person={person} />,
          },
          {
            id: 'jobs',
            title: t('roles:rights.tabs.jobs'),
            order: 2,
            content: <RightsJobs person={person} />,
          },
          {
            id: 'question',
            title: t('roles:rights.tabs.question'),
            order: 3,
            content: <RightsQuestion person={person} />,
          },
        ]}
      />
    </>
  );
};

const RightsPage = () => {
  const t = useText();
  const id = useIdParam('userId');
  const mayList = useMayOpen(holdersPath);
  const { data, error, refetch } = useQuery(endpointQuery(roleEndpoints.getPersonRights, { params: { id } }));
  const print = usePrintAction();
  const title = t('roles:titles.rights');
  const crumbs = mayList ? [{ title: t('roles:rights.people'), to: holdersPath }] : [];
  if (error && !data) {
    return (
      <RecordProblem
        error={error}
        retry={() => void refetch()}
        title={title}
        breadcrumbs={[...crumbs, title]}
        missing={{ title: t('roles:rights.notFound'), back: { label: t('app:titles.admin'), to: '/admin' } }}
      />
    );
  }
  if (!data) return <PageSkeleton crumbs />;
  return (
    <>
      <PageHeader
        title={data.name}
        subtitle={`${title}. ${t('roles:rights.subtitle')}`}
        breadcrumbs={[...crumbs, data.name, title]}
        menu={print}
      />
      <Person key={id} person={data} />
    </>
  );
};

export default RightsPage;
