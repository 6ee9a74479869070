import { ActionIcon, Box, Button, Group, Text, Title } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { call, queryKeyOf, useAction } from '#platform/web/api/index';
import { formatDateTime, formatRelative, useText } from '#platform/web/i18n/index';
import { AnchorLink, PlainLink } from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import { DropdownPanel, EmptyState, LoadProblem, RowsSkeleton } from '#platform/web/ui/index';
import { bellEndpoints, type Notification } from '../../contract/bell-endpoints.ts';
import classes from './panel.module.css';

type Props = { notification: Notification; onOpen: () => void; onRead: () => void };

const NotificationRow = ({ notification, onOpen, onRead }: Props) => {
  const t = useText();
  const { title, text, at, link, read_at } = notification;
  const unread = read_at === null;
  const label = t('notifications:bell.read', { title });
  return (
    <Group component="li" className={classes.row} gap={0} align="stretch" wrap="nowrap" data-unread={unread}>
      <PlainLink to={link} className={classes.link} onClick={onOpen}>
        <Text span display="block" className={classes.title} data-breaks>
          {title}
        </Text>
        <Text span display="block" size="sm" c="dimmed" data-breaks>
          {text}
        </Text>
        <Text span display="block" size="sm" c="dimmed">
          <time dateTime={at} title={formatDateTime(at)}>
            {formatRelative(at)}
          </time>
        </Text>
      </PlainLink>
      {unread && (
        <ActionIcon
          className={classes.read}
          variant="subtle"
          color="gray"
          size={44}
          aria-label={label}
          title={label}
          onClick={onRead}
        >
          <Box component="span" w={10} h={10} bdrs="50%" bg="var(--mantine-color-accent-filled)" />
        </ActionIcon>
      )}
    </Group>
  );
};

const { listNotifications, readNotifications } = bellEndpoints;

const useNotifications = () =>
  useInfiniteQuery({
    queryKey: [...queryKeyOf(listNotifications), 'all'],
    queryFn: ({ pageParam, signal }) =>
      call(listNotifications, { query: pageParam === 0 ? {} : { before: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.more ? page.rows.at(-1)?.id : undefined),
    staleTime: 0,
  });

const NotificationPanel = ({ close }: { close: () => void }) => {
  const t = useText();
  const id = useId();
  const panel = useRef<HTMLHeadingElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const { flags } = useSession();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useNotifications();
  const read = useAction(readNotifications, { refreshes: [listNotifications] });
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  const newest = rows[0];
  const unread = data?.pages[0]?.unread ?? 0;
  const readOne = (one: number) => read.mutate({ body: { ids: [one] } });
  return (
    <DropdownPanel side="end" className={classes.panel} role="region" aria-labelledby={id}>
      <Group className={classes.head} gap="xs" justify="space-between" wrap="nowrap">
        <Title order={2} size="h4" id={id} ref={panel} tabIndex={-1}>
          {t('notifications:bell.title')}
        </Title>
        {unread > 0 && newest && (
          <Button
            variant="subtle"
            loading={read.isPending}
            onClick={() => read.mutate({ body: { all_up_to: newest.id } })}
          >
            {t('notifications:bell.readAll')}
          </Button>
        )}
      </Group>
      <div className={classes.scroll}>
        {error && !data && <LoadProblem error={error} retry={() => void refetch()} />}
        {!error && !data && <RowsSkeleton rows={4} />}
        {data && rows.length === 0 && (
          <EmptyState
            icon={IconBell}
            title={t('notifications:bell.empty')}
            text={t('notifications:bell.emptyText')}
          />
        )}
        <ul>
          {rows.map((row) => (
            <NotificationRow
              key={row.id}
              notification={row}
              onRead={() => readOne(row.id)}
              onOpen={() => {
                if (row.read_at === null) readOne(row.id);
                close();
              }}
            />
          ))}
        </ul>
        {hasNextPage && (
          <Button
            variant="subtle"
            fullWidth
            my={8}
            loading={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {t('notifications:bell.more')}
          </Button>
        )}
      </div>
      {flags.has('profile.canManageCommunicationPreference') && (
        <div className={classes.foot}>
          <AnchorLink to="/profile" size="sm" onClick={close}>
            {t('notifications:bell.settings')}
          </AnchorLink>
        </div>
      )}
    </DropdownPanel>
  );
};

export default NotificationPanel;
