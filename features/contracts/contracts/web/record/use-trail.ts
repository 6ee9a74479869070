import { useQuery } from '@tanstack/react-query';
import { jobQuery } from '#features/sites/jobs/web';
import { useText } from '#platform/web/i18n/index';
import { serviceHref } from '../addresses.ts';

/** The way to a contract: jobs, its job, its service. */
export const useTrail = (jobId: number, serviceId: number, last: string) => {
  const t = useText();
  const { data: job } = useQuery(jobQuery(jobId));
  const service = job?.services.find(({ id }) => id === serviceId);
  const trail = [
    { title: t('app:titles.admin'), to: '/admin' },
    { title: t('jobs:titles.list'), to: '/admin/jobs' },
    ...(job ? [{ title: job.job_number, to: `/admin/job/${jobId}` }] : []),
    ...(service ? [{ title: service.name, to: serviceHref({ jobId, serviceId }) }] : []),
    last,
  ];
  return { trail, site: job && `${job.job_number} – ${job.job_name}` };
};
