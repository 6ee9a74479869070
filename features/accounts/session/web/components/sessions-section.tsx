import { Badge, Box, Button, Group, Text } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { call, chooseOrganization, endpointQuery, useAction } from '#platform/web/api/index';
import { confirm, showProblem, showSuccess } from '#platform/web/feedback/index';
import { formatDateTime, formatRelative, useText } from '#platform/web/i18n/index';
import { RowsSkeleton } from '#platform/web/ui/index';
import { sessionEndpoints } from '../../contract/endpoints.ts';
import classes from './section.module.css';

export const SessionsSection = () => {
  const t = useText();
  const { data: sessions } = useQuery(endpointQuery(sessionEndpoints.listSessions));
  const end = useAction(sessionEndpoints.endSessions, {
    refreshes: [sessionEndpoints.listSessions],
    onSuccess: ({ ended }) => showSuccess(t('session:sessions.ended', { count: ended })),
  });
  const logoutEverywhere = async () => {
    const answer = await confirm(t('session:sessions.everywhereQuestion'), {
      agree: t('session:sessions.everywhere'),
      danger: true,
    });
    if (answer === 0) return;
    try {
      await call(sessionEndpoints.logout, { body: { everywhere: true } });
      chooseOrganization(undefined);
      location.assign('/login');
    } catch (error) {
      showProblem(error);
    }
  };
  if (!sessions) return <RowsSkeleton rows={2} />;
  return (
    <>
      <Box component="ul" m="-10px 0 12px">
        {sessions.map((session) => {
          const Icon = /android|iphone|ipad|mobile/i.test(session.device)
            ? IconDeviceMobile
            : IconDeviceDesktop;
          return (
            <Group component="li" key={session.id} className={classes.session} gap="sm" wrap="nowrap" py={10}>
              <Icon size={22} stroke={1.5} aria-hidden />
              <div style={{ flex: 1, minWidth: 0 }}>
                <Group gap={8}>
                  <Text fw={500}>{session.device}</Text>
                  {session.current && (
                    <Badge color="success" variant="light">
                      {t('session:sessions.current')}
                    </Badge>
                  )}
                </Group>
                <Text size="sm" c="dimmed" title={formatDateTime(session.last_seen_at)}>
                  {session.address} ·{' '}
                  {t('session:sessions.seen', { when: formatRelative(session.last_seen_at) })}
                </Text>
              </div>
              {!session.current && (
                <Button
                  variant="default"
                  aria-label={t('session:sessions.endOf', { device: session.device })}
                  onClick={() => end.mutate({ query: { id: session.id } })}
                >
                  {t('session:sessions.end')}
                </Button>
              )}
            </Group>
          );
        })}
      </Box>
      <Group gap="xs">
        {sessions.length > 1 && (
          <Button variant="default" loading={end.isPending} onClick={() => end.mutate({})}>
            {t('session:sessions.endOthers')}
          </Button>
        )}
        <Button variant="light" color="error" onClick={() => void logoutEverywhere()}>
          {t('session:sessions.everywhere')}
        </Button>
      </Group>
    </>
  );
};
