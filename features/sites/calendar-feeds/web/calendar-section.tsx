import { Alert, Box, Button, Group, Text } from '@mantine/core';
import { IconCalendarShare } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointQuery, useAction } from '#platform/web/api/index';
import { confirm, showSuccess } from '#platform/web/feedback/index';
import { formatDateTime, formatRelative, useText } from '#platform/web/i18n/index';
import { CopyField, RowsSkeleton } from '#platform/web/ui/index';
import { calendarFeedEndpoints } from '../contract/index.ts';

const { getCalendarFeed, createCalendarFeed, revokeCalendarFeed } = calendarFeedEndpoints;

/** Creates, shows once and revokes the address under which a calendar reads this person's dates. */
const CalendarSection = () => {
  const t = useText();
  const { data: feed } = useQuery(endpointQuery(getCalendarFeed));
  const [url, setUrl] = useState<string | null>(null);
  const create = useAction(createCalendarFeed, {
    refreshes: [getCalendarFeed],
    onSuccess: (made) => setUrl(made.url),
  });
  const revoke = useAction(revokeCalendarFeed, {
    refreshes: [getCalendarFeed],
    onSuccess: () => {
      setUrl(null);
      showSuccess(t('calendar-feeds:revoked'));
    },
  });
  if (feed === undefined) return <RowsSkeleton rows={2} />;
  const renew = async () => {
    if (await confirm(t('calendar-feeds:renewQuestion'), { agree: t('calendar-feeds:renew') }))
      create.mutate({ body: {} });
  };
  const end = async () => {
    const agree = t('calendar-feeds:revoke');
    if (await confirm(t('calendar-feeds:revokeQuestion'), { agree, danger: true })) revoke.mutate({});
  };
  return (
    <>
      {feed === null ? (
        <Text c="dimmed">{t('calendar-feeds:none')}</Text>
      ) : (
        <Text c="dimmed">
          <span title={formatDateTime(feed.created_at)}>
            {t('calendar-feeds:since', { when: formatRelative(feed.created_at) })}
          </span>
          {' · '}
          {feed.last_read_at === null
            ? t('calendar-feeds:neverRead')
            : t('calendar-feeds:lastRead', { when: formatRelative(feed.last_read_at) })}
        </Text>
      )}
      {feed !== null && url !== null && (
        <>
          <Box my="sm">
            <CopyField label={t('calendar-feeds:address')} value={url} />
          </Box>
          <Alert color="warning" variant="light" icon={<IconCalendarShare aria-hidden />} role="status">
            {t('calendar-feeds:once')} {t('calendar-feeds:secret')}
          </Alert>
        </>
      )}
      <Group gap="xs" align="stretch" mt="sm">
        {feed === null ? (
          <Button loading={create.isPending} onClick={() => create.mutate({ body: {} })}>
            {t('calendar-feeds:create')}
          </Button>
        ) : (
          <>
            <Button variant="default" loading={create.isPending} onClick={() => void renew()}>
              {t('calendar-feeds:renew')}
            </Button>
            <Button variant="light" color="error" loading={revoke.isPending} onClick={() => void end()}>
              {t('calendar-feeds:revoke')}
            </Button>
          </>
        )}
      </Group>
    </>
  );
};

export default CalendarSection;
