import { useQuery } from '@tanstack/react-query';
import { SharedFrame, SharedProblem } from '#features/sites/sharing/web';
import { endpointQuery } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { useIdParam, useTextParam } from '#platform/web/routing/index';
import { PageHeader, PageSkeleton, RecordLayout } from '#platform/web/ui/index';
import { sharedTaskEndpoints, titleWords } from '../../contract/index.ts';
import { TaskStatusChip } from '../task/parts/task-status.tsx';
import { SharedFacts } from './shared-facts.tsx';
import { SharedWork } from './shared-work.tsx';

/** Read again in time: the addresses of the pictures are valid for a quarter of an hour. */
const tenMinutes = 10 * 60_000;

const SharedTaskPage = () => {
  const t = useText();
  const id = useIdParam('taskId');
  const orgSlug = useTextParam('orgSlug');
  const {
    data: task,
    error,
    refetch,
  } = useQuery({
    ...endpointQuery(sharedTaskEndpoints.getSharedTask, { params: { orgSlug, id } }),
    staleTime: tenMinutes,
    meta: { quiet: true },
  });
  const title = task && `${t('tasks:number', { number: task.number })} ${titleWords(task.title)}`;
  if (error) return <SharedProblem orgSlug={orgSlug} error={error} retry={() => void refetch()} />;
  if (!task || !title) return <PageSkeleton />;
  return (
    <SharedFrame orgSlug={orgSlug} title={title} printable>
      <article>
        <PageHeader title={title} chip={<TaskStatusChip status={task.status} />} />
        <RecordLayout
          description={task.description === task.title ? null : task.description}
          facts={<SharedFacts task={task} />}
        >
          <SharedWork task={task} />
        </RecordLayout>
      </article>
    </SharedFrame>
  );
};

export default SharedTaskPage;
