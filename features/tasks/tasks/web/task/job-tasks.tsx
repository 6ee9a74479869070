import { Group, SegmentedControl } from '@mantine/core';
import { IconChecklist } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointPage } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import { EmptyState, LoadProblem, RowsSkeleton } from '#platform/web/ui/index';
import { doneStatuses, taskEndpoints } from '../../contract/index.ts';
import { tasksHref } from '../addresses.ts';
import { TaskLines } from './blocks/task-lines.tsx';

const views = { open: [], done: doneStatuses } as const;

/** The tasks of one job site, on its Job Card. */
export const JobTasks = ({ jobId }: { jobId: number }) => {
  const t = useText();
  const [view, setView] = useState<keyof typeof views>('open');
  const status = [...views[view]];
  const { data, error, refetch } = useQuery(
    endpointPage(taskEndpoints.listTasks, {
      query:
        view === 'open' ? { job_id: jobId } : { job_id: jobId, status, sort: 'created_at', order: 'desc' },
    }),
  );
  return (
    <section aria-label={t('tasks:job.label')}>
      <Group gap="xs" justify="space-between" mb="sm">
        <SegmentedControl
          aria-label={t('platform:list.quickViews')}
          value={view}
          data={[
            { value: 'open', label: t('tasks:list.open') },
            { value: 'done', label: t('tasks:list.done') },
          ]}
          onChange={(next) => setView(next as keyof typeof views)}
        />
      </Group>
      {!data &&
        (error ? <LoadProblem error={error} retry={() => void refetch()} /> : <RowsSkeleton rows={4} />)}
      {data && data.total === 0 && (
        <EmptyState icon={IconChecklist} title={t('tasks:job.emptyTitle')} text={t('tasks:job.emptyText')} />
      )}
      {data && data.total > 0 && (
        <>
          <TaskLines tasks={data.rows} label={t('tasks:job.label')} />
          {data.total > data.rows.length && (
            <AnchorLink to={tasksHref({ job_id: jobId, status })} size="sm">
              {t('tasks:job.all')}
            </AnchorLink>
          )}
        </>
      )}
    </section>
  );
};

export default JobTasks;
