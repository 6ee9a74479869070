import { Text } from '@mantine/core';
import { IconAlertTriangle, IconMoodSmile } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { PageOf } from '#platform/contract/pagination';
import { countLimit } from '#platform/contract/pagination';
import { endpointQuery } from '#platform/web/api/index';
import { formatNumber, useText } from '#platform/web/i18n/index';
import { PlainLink } from '#platform/web/routing/index';
import { CardsSkeleton, EmptyState, LoadProblem } from '#platform/web/ui/index';
import { taskEndpoints } from '../../contract/index.ts';
import { tasksHref } from '../addresses.ts';
import classes from './blocks.module.css';
import { TaskLines } from './task-lines.tsx';

const total = (page: PageOf<unknown> | undefined): string => {
  if (!page) return '…';
  return page.total_capped ? `${formatNumber(countLimit)}+` : formatNumber(page.total);
};

/** What waits for this person: two numbers, each opening its list, and the next ten. */
const MyTasks = () => {
  const t = useText();
  const {
    data: open,
    error,
    refetch,
  } = useQuery(endpointQuery(taskEndpoints.listTasks, { query: { mine: true, per_page: 10 } }));
  const { data: late } = useQuery(
    endpointQuery(taskEndpoints.listTasks, { query: { mine: true, past_due: true, per_page: 1 } }),
  );
  if (!open && error) return <LoadProblem error={error} retry={() => void refetch()} />;
  if (!open) return <CardsSkeleton cards={2} />;
  if (open.total === 0) {
    return (
      <EmptyState icon={IconMoodSmile} title={t('tasks:home.emptyTitle')} text={t('tasks:home.emptyText')} />
    );
  }
  return (
    <>
      <div className={classes.counts}>
        <PlainLink to={tasksHref({ mine: true })} className={classes.count}>
          <strong>{total(open)}</strong>
          {t('tasks:home.open')}
        </PlainLink>
        <PlainLink to={tasksHref({ mine: true, past_due: true })} className={classes.count}>
          <strong style={(late?.total ?? 0) > 0 ? { color: 'var(--cora-danger)' } : undefined}>
            {(late?.total ?? 0) > 0 && <IconAlertTriangle size={18} aria-hidden />} {total(late)}
          </strong>
          {t('tasks:home.pastDue')}
        </PlainLink>
      </div>
      <Text size="sm" c="dimmed" mb={4}>
        {t('tasks:home.next')}
      </Text>
      <TaskLines tasks={open.rows} label={t('tasks:home.next')} withSite />
    </>
  );
};

export default MyTasks;
