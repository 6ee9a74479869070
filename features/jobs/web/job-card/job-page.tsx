import { useIdParam, usePageTitle } from '#platform/web/routing/index';
import { PageSkeleton } from '#platform/web/ui/index';
import { LoadProblem } from '../load-problem.tsx';
import { JobHeader } from './job-header.tsx';
import { JobTabs } from './job-tabs.tsx';
import { useJob } from './use-job.ts';

/** The Job Card. */
const JobPage = () => {
  const { job, error, retry } = useJob(useIdParam('jobId'));
  usePageTitle(job && `${job.job_number} – ${job.job_name}`);
  if (error) return <LoadProblem error={error} retry={retry} />;
  if (!job) return <PageSkeleton />;
  return (
    <>
      <JobHeader job={job} />
      <JobTabs job={job} />
    </>
  );
};

export default JobPage;
