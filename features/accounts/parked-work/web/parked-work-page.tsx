import { Box, Button, Group, Text } from '@mantine/core';
import { IconMoodCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery, useAction } from '#platform/web/api/index';
import { confirm, showSuccess } from '#platform/web/feedback/index';
import { formatDateTime, formatRelative, useText } from '#platform/web/i18n/index';
import { EmptyState, LoadProblem, PageHeader, RowsSkeleton } from '#platform/web/ui/index';
import { type ParkedWork, parkedWorkEndpoints } from '../contract/endpoints.ts';
import classes from './parked-work.module.css';

const kinds = [
  ...([
    'notification',
    'password-changed',
    'sign-in-changed',
    'mail',
    'sms',
    'geocoding',
    'imports',
    'notifications',
    'papers',
    'periodic',
  ] as const),
  'maintenance',
] as const;

const kindOf = ({ kind, queue }: ParkedWork): (typeof kinds)[number] =>
  kinds.find((known) => known === kind) ?? kinds.find((known) => known === queue) ?? 'maintenance';

const ParkedItem = ({ work }: { work: ParkedWork }) => {
  const t = useText();
  const { listParkedWork, retryParkedWork, discardParkedWork } = parkedWorkEndpoints;
  const refreshes = [listParkedWork];
  const retry = useAction(retryParkedWork, {
    refreshes,
    onSuccess: () => showSuccess(t('parked-work:retried')),
  });
  const discard = useAction(discardParkedWork, {
    refreshes,
    onSuccess: () => showSuccess(t('parked-work:discarded')),
  });
  const kind = t(`parked-work:kinds.${kindOf(work)}`);
  const { name, email } = work.person ?? {};
  const person = email ? `${name} (${email})` : name;
  const what = person ? t('parked-work:for', { what: kind, person }) : kind;
  const params = { id: work.id };
  const ask = async () => {
    const answer = await confirm(t('parked-work:discardQuestion'), {
      agree: t('parked-work:discard'),
      danger: true,
    });
    if (answer !== 0) discard.mutate({ params });
  };
  return (
    <Group component="li" className={classes.item} gap="8px 16px">
      <Box flex="1 1 280px" miw={0}>
        <Text fw={600}>{what}</Text>
        <Text data-breaks>{work.error ?? t('parked-work:noReason')}</Text>
        <Text size="sm" c="dimmed" title={formatDateTime(work.parked_at)}>
          {t('parked-work:tries', { count: work.tries })} ·{' '}
          {t('parked-work:parked', { when: formatRelative(work.parked_at) })}
        </Text>
      </Box>
      <Group gap="xs">
        <Button
          variant="default"
          loading={retry.isPending}
          aria-label={t('parked-work:retryOf', { what })}
          onClick={() => retry.mutate({ params })}
        >
          {t('parked-work:retry')}
        </Button>
        <Button
          variant="light"
          color="error"
          loading={discard.isPending}
          aria-label={t('parked-work:discardOf', { what })}
          onClick={() => void ask()}
        >
          {t('parked-work:discard')}
        </Button>
      </Group>
    </Group>
  );
};

const ParkedWorkPage = () => {
  const t = useText();
  const { data, error, refetch } = useQuery(endpointQuery(parkedWorkEndpoints.listParkedWork));
  return (
    <>
      <PageHeader
        title={t('parked-work:title')}
        subtitle={t('parked-work:subtitle')}
        breadcrumbs={[{ title: t('app:titles.admin'), to: '/admin' }, t('parked-work:title')]}
      />
      {!data &&
        (error ? <LoadProblem error={error} retry={() => void refetch()} /> : <RowsSkeleton rows={3} />)}
      {data?.length === 0 && (
        <EmptyState icon={IconMoodCheck} title={t('parked-work:empty')} text={t('parked-work:emptyText')} />
      )}
      <ul>
        {data?.map((work) => (
          <ParkedItem key={work.id} work={work} />
        ))}
      </ul>
    </>
  );
};

export default ParkedWorkPage;
