import { isRead } from '#platform/web/api/index';
import { jobFactStore, jobTabStore, prefetchParts } from '#platform/web/feature/index';
import { useText } from '#platform/web/i18n/index';
import { type Asked, useIdParam, usePageTitle, type Visit } from '#platform/web/routing/index';
import { PageSkeleton, RecordProblem } from '#platform/web/ui/index';
import { JobHeader } from './job-header.tsx';
import { JobTabs } from './job-tabs.tsx';
import { jobQuery, useJob } from './use-job.ts';

export const prefetch = (visit: Visit): void => {
  const { client, params, search } = visit;
  void client.prefetchQuery(jobQuery(Number(params.jobId)));
  const opened = jobTabStore.get().filter(({ id }) => id === search.tab);
  prefetchParts(opened.length > 0 ? opened : jobFactStore.get(), visit);
};

export const isAtHand = ({ client, params }: Asked): boolean =>
  isRead(client, jobQuery(Number(params.jobId)));

/** The Job Card. */
const JobPage = () => {
  const t = useText();
  const { job, error, retry } = useJob(useIdParam('jobId'));
  usePageTitle(job && `${job.job_number} – ${job.job_name}`);
  if (error) {
    return (
      <RecordProblem
        error={error}
        retry={retry}
        title={t('jobs:titles.card')}
        breadcrumbs={[{ title: t('jobs:card.crumb'), to: '/map' }, t('jobs:titles.card')]}
        missing={{
          title: t('jobs:card.notFound'),
          text: t('jobs:card.notFoundText'),
          back: { label: t('jobs:card.backToMap'), to: '/map' },
        }}
      />
    );
  }
  if (!job) return <PageSkeleton crumbs />;
  return (
    <>
      <JobHeader job={job} />
      <JobTabs job={job} />
    </>
  );
};

export default JobPage;
