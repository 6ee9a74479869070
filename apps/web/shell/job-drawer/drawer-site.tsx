import { useQuery } from '@tanstack/react-query';
import { jobEndpoints } from '#features/sites/jobs/contract';
import { jobHref } from '#features/sites/jobs/web';
import { endpointQuery } from '#platform/web/api/index';
import { AnchorLink } from '#platform/web/routing/index';
import classes from './job-drawer.module.css';

/** Names the job of the panels and links to its Job Card. */
export const DrawerSite = ({ jobId }: { jobId: number }) => {
  const { data } = useQuery({
    ...endpointQuery(jobEndpoints.getJob, { params: { id: jobId } }),
    meta: { quiet: true },
  });
  return (
    <div className={classes.site}>
      {data && (
        <AnchorLink to={jobHref(jobId)}>
          {data.job_number} – {data.job_name}
        </AnchorLink>
      )}
    </div>
  );
};
