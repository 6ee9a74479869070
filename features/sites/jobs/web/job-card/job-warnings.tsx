import { useText } from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import { StatusChip } from '#platform/web/ui/index';
import type { Job, JobWarning } from '../../contract/index.ts';
import { jobHref } from '../job-href.ts';

/** The tab where each warning can be resolved. */
const tabs: Record<JobWarning, string> = { lost_keys: 'keys', overdue_keys: 'keys' };

/** The warnings of the job, each as a link to the tab where it can be resolved. */
export const JobWarnings = ({ job }: { job: Job }) => {
  const t = useText();
  return job.warnings.map(({ warning, count }) => (
    <AnchorLink key={warning} to={jobHref(job.id, tabs[warning])}>
      <StatusChip status="past_due" colour="red" label={t(`jobs:warning.${warning}`, { count })} />
    </AnchorLink>
  ));
};
