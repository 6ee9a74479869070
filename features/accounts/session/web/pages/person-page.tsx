import { Anchor, Paper, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { userEndpoints } from '#features/accounts/access/contract';
import { roleWords } from '#features/accounts/access/web';
import { endpointQuery } from '#platform/web/api/index';
import { formatPhone, useText } from '#platform/web/i18n/index';
import { useIdParam, usePageTitle } from '#platform/web/routing/index';
import { PageHeader, PageSkeleton, RecordProblem, UserAvatar } from '#platform/web/ui/index';
import classes from './person-page.module.css';

const PersonPage = () => {
  const t = useText();
  const id = useIdParam('userId');
  const {
    data: person,
    error,
    refetch,
  } = useQuery({
    ...endpointQuery(userEndpoints.getUser, { params: { id } }),
    meta: { quiet: true },
  });
  usePageTitle(person?.name);
  if (error && !person) {
    return (
      <RecordProblem
        error={error}
        retry={() => void refetch()}
        title={t('session:titles.profile')}
        missing={{
          title: t('session:person.notFound'),
          back: { label: t('platform:actions.home'), to: '/' },
        }}
      />
    );
  }
  if (!person) return <PageSkeleton />;
  const facts = [
    {
      label: t('session:person.email'),
      value: person.email && <Anchor href={`mailto:${person.email}`}>{person.email}</Anchor>,
    },
    {
      label: t('session:profile.phone'),
      value: person.phone && <Anchor href={`tel:+1${person.phone}`}>{formatPhone(person.phone)}</Anchor>,
    },
    { label: t('session:person.roles'), value: person.roles.map((role) => roleWords(role, t)).join(', ') },
    { label: t('session:person.employeeNumber'), value: person.employee_number },
  ].filter(({ value }) => value);
  return (
    <>
      <PageHeader title={person.name} subtitle={person.title} />
      <Paper p="md" className={classes.card}>
        <UserAvatar name={person.name} photoId={person.profile_photo_id} size={72} decorative />
        <Stack component="dl" className={classes.facts} gap="sm">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <Text component="dt" c="dimmed" size="sm">
                {label}
              </Text>
              <dd>{value}</dd>
            </div>
          ))}
        </Stack>
      </Paper>
    </>
  );
};

export default PersonPage;
