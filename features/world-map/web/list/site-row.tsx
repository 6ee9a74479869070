import { memo } from 'react';
import { ApproximateMark, NeedsLocationMark } from '#features/buildings/web';
import type { JobRow } from '#features/jobs/contract';
import { JobStatusChip } from '#features/jobs/web';
import { useText } from '#platform/web/i18n/index';
import { isApproximate, siteAddress } from '../sites/row-text.ts';
import classes from './site-list.module.css';

/** One line of the list. What has no column is shown under the name. */
export const SiteRow = memo(({ row, located }: { row: JobRow; located: boolean }) => {
  const t = useText();
  const buildings = row.buildings?.length ?? 0;
  return (
    <>
      <span className={classes.name}>
        <span className={classes.number}>{row.job_number}</span> {row.job_name}
      </span>
      <span className={classes.client}>{row.client.name}</span>
      <span className={classes.address}>
        <span className={classes.street}>
          {siteAddress(row)}
          {buildings > 1 && ` · ${t('world-map:multiple', { count: buildings })}`}
        </span>
        {!located && <NeedsLocationMark />}
        {located && isApproximate(row) && <ApproximateMark />}
      </span>
      <span className={classes.status}>
        <JobStatusChip status={row.status} />
      </span>
    </>
  );
});
