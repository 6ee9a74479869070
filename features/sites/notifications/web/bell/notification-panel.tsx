import { Button, Title } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { call, queryKeyOf, useAction } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import { DropdownPanel, EmptyState, LoadProblem, RowsSkeleton } from '#platform/web/ui/index';
import { bellEndpoints } from '../../contract/bell-endpoints.ts';
import { NotificationRow } from './notification-row.tsx';
import classes from './panel.module.css';

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
      <div className={classes.head}>
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
      </div>
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
        <ul className={classes.list}>
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
