import { useText } from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import { StatusChip } from '#platform/web/ui/index';
import type { Job, JobWarning } from '../../contract/index.ts';
import { jobHref } from '../job-href.ts';

/** The tab where each is mended. */
const tabs: Record<JobWarning, string> = { lost_keys: 'keys', overdue_keys: 'keys' };

/** What is wrong at the job, each as a link to where it is mended. */
export const JobWarnings = ({ job }: { job: Job }) => {
  const t = useText();
  return job.warnings.map(({ warning, count }) => (
    <AnchorLink key={warning} to={jobHref(job.id, tabs[warning])}>
      <StatusChip status="past_due" colour="red" label={t(`jobs:warning.${warning}`, { count })} />
    </AnchorLink>
  ));
};
