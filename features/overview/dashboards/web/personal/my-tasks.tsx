import { Text } from '@mantine/core';
import { IconMoodSmile } from '@tabler/icons-react';
import { TaskLines, tasksHref } from '#features/tasks/tasks/web';
import { useText } from '#platform/web/i18n/index';
import { CountLinks, EmptyState, LoadProblem, Tile } from '#platform/web/ui/index';
import { usePersonal } from './offline-ready/bring-home.ts';

/** The open tasks of this person: two numbers that each open their list, and the next ten tasks. A person without tasks who
 * sees the whole company's gets no such tile. */
const MyTasks = () => {
  const t = useText();
  const { data, error, refetch } = usePersonal();
  const title = t('dashboards:tasks');
  if (!data) {
    return <Tile title={title}>{error && <LoadProblem error={error} retry={() => void refetch()} />}</Tile>;
  }
  const open = data.kpis.my_open_tasks?.value ?? 0;
  const late = data.kpis.my_past_due_tasks?.value ?? 0;
  if (open === 0) {
    return data.company ? null : (
      <Tile title={title}>
        <EmptyState
          icon={IconMoodSmile}
          title={t('dashboards:emptyTitle')}
          text={t('dashboards:emptyText')}
        />
      </Tile>
    );
  }
  return (
    <Tile title={title}>
      <CountLinks
        label={title}
        counts={[
          { label: t('dashboards:open'), value: open, to: tasksHref({ mine: true }) },
          {
            label: t('dashboards:pastDue'),
            value: late,
            to: tasksHref({ mine: true, past_due: true }),
            alarm: true,
          },
        ]}
      />
      <Text size="sm" c="dimmed" mt="sm" mb={4}>
        {t('dashboards:next')}
      </Text>
      <TaskLines tasks={data.charts.next_tasks ?? []} label={t('dashboards:next')} withSite />
    </Tile>
  );
};

export default MyTasks;
