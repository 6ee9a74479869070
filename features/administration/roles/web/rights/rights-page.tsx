import { Alert } from '@mantine/core';
import { IconUserOff } from '@tabler/icons-react';
import { Suspense } from 'react';
import { z } from 'zod';
import { roleWords } from '#features/accounts/access/web';
import { PersonFrame } from '#features/accounts/people/web';
import { endpointQuery, useRecordQuery } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { AnchorLink, lazyPart, useMayOpen, useSearchState } from '#platform/web/routing/index';
import { FactList, LoadProblem, PageSkeleton, RecordTabs, RowsSkeleton } from '#platform/web/ui/index';
import { type PersonRights, roleEndpoints } from '../../contract/index.ts';
import { editRoleHref, paths } from '../addresses.ts';
import classes from './rights.module.css';
import { RightsTable } from './rights-table.tsx';

const [RightsJobs] = lazyPart(() => import('./rights-jobs.tsx'));

const [RightsQuestion] = lazyPart(() => import('./rights-question.tsx'));

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
      {person.status !== 'active' && (
        <Alert icon={<IconUserOff aria-hidden />} color="gray" variant="light" mb="md">
          {t(`roles:rights.${person.status}`)}
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
            content: (
              <Suspense fallback={<RowsSkeleton rows={8} />}>
                <RightsJobs person={person} />
              </Suspense>
            ),
          },
          {
            id: 'question',
            title: t('roles:rights.tabs.question'),
            order: 3,
            content: (
              <Suspense fallback={<RowsSkeleton rows={4} />}>
                <RightsQuestion person={person} />
              </Suspense>
            ),
          },
        ]}
      />
    </>
  );
};

const Rights = ({ userId }: { userId: number }) => {
  const { data, error, refetch } = useRecordQuery(
    endpointQuery(roleEndpoints.getPersonRights, { params: { id: userId } }),
  );
  if (data) return <Person person={data} />;
  return error ? <LoadProblem error={error} retry={() => void refetch()} /> : <PageSkeleton />;
};

const RightsPage = () => (
  <PersonFrame part="rights">{({ id }) => <Rights key={id} userId={id} />}</PersonFrame>
);

export default RightsPage;
