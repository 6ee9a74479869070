import { Text } from '@mantine/core';
import { IconAlertTriangle, IconMoodSmile } from '@tabler/icons-react';
import { TaskLines, tasksHref } from '#features/tasks/web';
import { formatNumber, useText } from '#platform/web/i18n/index';
import { PlainLink } from '#platform/web/routing/index';
import { EmptyState, LoadProblem } from '#platform/web/ui/index';
import classes from './personal.module.css';
import { usePersonal } from './use-personal.ts';

/** The open tasks of this person: two numbers that each open their list, and the next ten tasks. */
const MyTasks = () => {
  const t = useText();
  const { data, error, refetch } = usePersonal();
  if (!data) return error ? <LoadProblem error={error} retry={() => void refetch()} /> : null;
  const open = data.kpis.my_open_tasks?.value ?? 0;
  const late = data.kpis.my_past_due_tasks?.value ?? 0;
  if (open === 0) {
    return (
      <EmptyState icon={IconMoodSmile} title={t('dashboards:emptyTitle')} text={t('dashboards:emptyText')} />
    );
  }
  return (
    <>
      <div className={classes.counts}>
        <PlainLink to={tasksHref({ mine: true })} className={classes.count}>
          <strong>{formatNumber(open)}</strong>
          {t('dashboards:open')}
        </PlainLink>
        <PlainLink
          to={tasksHref({ mine: true, past_due: true })}
          className={classes.count}
          data-alarm={late > 0}
        >
          <strong>
            {late > 0 && <IconAlertTriangle size={18} aria-hidden />} {formatNumber(late)}
          </strong>
          {t('dashboards:pastDue')}
        </PlainLink>
      </div>
      <Text size="sm" c="dimmed" mb={4}>
        {t('dashboards:next')}
      </Text>
      <TaskLines tasks={data.charts.next_tasks ?? []} label={t('dashboards:next')} withSite />
    </>
  );
};

export default MyTasks;
