import { Alert, Box, Chip, Group, Stack } from '@mantine/core';
import { IconUserOff } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { z } from 'zod';
import { roleWords } from '#features/accounts/access/web';
import { PersonFrame } from '#features/accounts/people/web';
import { fold } from '#platform/contract/fold';
import { endpointQuery, useRecordQuery } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { AnchorLink, lazyPart, useMayOpen, useSearchState } from '#platform/web/routing/index';
import {
  Columns,
  EmptyState,
  FactList,
  LoadProblem,
  PageSkeleton,
  RecordTabs,
  RowsSkeleton,
  SearchBox,
} from '#platform/web/ui/index';
import { flagsByGroup, type PersonRights, roleEndpoints } from '../../contract/index.ts';
import { editRoleHref, paths } from '../addresses.ts';
import { flagName, flagText } from '../flag-words.ts';
import { describeAnswer, describeWhy } from './describe-why.ts';
import classes from './rights.module.css';

/** Every right with its answer and what decided it. */
const RightsTable = ({ person }: { person: PersonRights }) => {
  const t = useText();
  const [words, setWords] = useState<string>();
  const [grantedOnly, setGrantedOnly] = useState(false);
  const searched = fold(words ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const groups = flagsByGroup
    .map(({ group, flags }) => {
      const rights = person.flags.filter((right) => {
        const rightWords = fold(
          `${flagName(right.flag, t)} ${flagText(right.flag, t)} ${t(`roles:groups.${group}`)}`,
        );
        return (
          flags.includes(right.flag) &&
          (!grantedOnly || right.held) &&
          searched.every((word) => rightWords.includes(word))
        );
      });
      return { group, rights };
    })
    .filter(({ rights }) => rights.length > 0);
  return (
    <Stack gap="sm">
      <Group className={classes.toolbar} gap="xs" data-no-print>
        <SearchBox value={words} placeholder={t('roles:rights.search')} onChange={setWords} />
        <Chip checked={grantedOnly} onChange={setGrantedOnly} variant="outline" radius="md">
          {t('roles:rights.heldOnly')}
        </Chip>
      </Group>
      {groups.map(({ group, rights }) => (
        <Box
          component="section"
          key={group}
          aria-labelledby={`rights-${group}`}
          bd="1px solid var(--cora-border)"
          bdrs="md"
          bg="var(--mantine-color-body)"
        >
          <h2 id={`rights-${group}`} className={classes.groupName}>
            {t(`roles:groups.${group}`)}
          </h2>
          <Box component="ul" p="0 16px">
            {rights.map((right) => (
              <Columns
                component="li"
                key={right.flag}
                className={classes.right}
                columns="minmax(0, 5fr) 110px minmax(0, 6fr)"
                gap="2px 16px"
                py="xs"
              >
                <span>{flagName(right.flag, t)}</span>
                <span className={classes.answer} data-held={right.held || undefined}>
                  {describeAnswer(right, t)}
                </span>
                <Box component="span" className={classes.why} c="dimmed" fz="sm">
                  {describeWhy(person, right, t)}
                </Box>
              </Columns>
            ))}
          </Box>
        </Box>
      ))}
      {groups.length === 0 && <EmptyState title={t('roles:editor.none')} text={t('roles:editor.noneText')} />}
    </Stack>
  );
};

const [RightsJobs] = lazyPart(() => import('./rights-jobs.tsx'));

const [RightsQuestion] = lazyPart(() => import('./rights-question.tsx'));

const tabSearch = z.object({ tab: z.enum(['flags', 'jobs', 'question']).optional().catch(undefined) });

const RoleLinks = ({ roles }: Pick<PersonRights, 'roles'>) => {
  const t = useText();
  const mayOpen = useMayOpen(paths.edit);
  if (roles.length === 0) return t('roles:rights.noRoles');
  if (!mayOpen) return roles.map((role) => roleWords(role, t)).join(', ');
  return (
    <Group component="span" gap="2px 12px" align="stretch">
      {roles.map((role) => (
        <AnchorLink key={role.id} to={editRoleHref(role.id)} size="sm">
          {roleWords(role, t)}
        </AnchorLink>
      ))}
    </Group>
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
