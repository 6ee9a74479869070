import { Text } from '@mantine/core';
import { endpointQuery, useSettledQuery } from '#platform/web/api/index';
import { formatDateTime, formatRelative, useText } from '#platform/web/i18n/index';
import { CountLinks } from '#platform/web/ui/index';
import { taskDashboardEndpoints } from '../../contract/index.ts';
import { tasksHref } from '../addresses.ts';

/** How much there is to do at a job, and when it was last serviced. */
const JobWork = ({ jobId, brief }: { jobId: number; brief: boolean }) => {
  const t = useText();
  const { data, error } = useSettledQuery(
    endpointQuery(taskDashboardEndpoints.getJobWork, { params: { id: jobId } }),
  );
  if (!data) return <Text c="dimmed">{error?.message}</Text>;
  const { open, past_due, last_serviced_at: last } = data;
  return (
    <>
      <CountLinks
        label={t('tasks:job.work')}
        counts={[
          {
            label: t('tasks:work.past_due'),
            value: past_due,
            to: tasksHref({ job_id: jobId, past_due: true }),
            alarm: true,
          },
          { label: t('tasks:work.open'), value: open, to: tasksHref({ job_id: jobId }) },
        ]}
      />
      {!brief && (
        <Text size="sm" c="dimmed" mt="xs">
          {last === null ? (
            t('tasks:job.neverServiced')
          ) : (
            <time dateTime={last} title={formatDateTime(last)}>
              {t('tasks:job.lastServiced', { when: formatRelative(last) })}
            </time>
          )}
        </Text>
      )}
    </>
  );
};

export default JobWork;
