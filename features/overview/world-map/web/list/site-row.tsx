import { memo } from 'react';
import { ApproximateMark, NeedsLocationMark } from '#features/sites/buildings/web';
import type { JobRow } from '#features/sites/jobs/contract';
import { JobStatusChip } from '#features/sites/jobs/web';
import type { SiteWork } from '#features/tasks/tasks/contract';
import { formatNumber, useText } from '#platform/web/i18n/index';
import { isApproximate, siteAddress } from '../sites/row-text.ts';
import classes from './site-list.module.css';

type Props = {
  row: JobRow;
  /** Null if this person may not see it. */
  work: Pick<SiteWork, 'open' | 'past_due'> | null;
  supervisor: string | undefined;
  located: boolean;
};

/** One line of the list. What has no column is shown under the name. */
export const SiteRow = memo(({ row, work, supervisor, located }: Props) => {
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
        {located && isApproximate(row) && <ApproximateMark brief />}
      </span>
      {work && (
        <>
          <span className={classes.pastDue} data-alarm={work.past_due > 0} data-none={work.past_due === 0}>
            {formatNumber(work.past_due)}{' '}
            <span className={classes.unit}>{t('world-map:list.pastDue', { count: work.past_due })}</span>
          </span>
          <span className={classes.openTasks} data-none={work.open === 0}>
            {formatNumber(work.open)}{' '}
            <span className={classes.unit}>{t('world-map:list.openTasks', { count: work.open })}</span>
          </span>
        </>
      )}
      <span className={classes.supervisor}>{supervisor}</span>
      <span className={classes.status}>
        <JobStatusChip status={row.status} />
      </span>
    </>
  );
});
