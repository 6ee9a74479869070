import { Text } from '@mantine/core';
import { jobHref } from '#features/sites/jobs/web';
import { ChartFrame } from '#platform/web/figures/index';
import { formatDate, formatNumber, useText } from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import { useFlag, useIsViewer } from '#platform/web/session/index';
import { RecordLines, StatusChip } from '#platform/web/ui/index';
import type { MissingReport } from '../../contract/index.ts';
import { reportHref } from '../addresses.ts';
import classes from './dashboard.module.css';

type Props = {
  of: { count: number; rows: readonly MissingReport[] };
  /** Where somebody reminds of them; undefined for who may not. */
  remind: string | undefined;
};

const colours = { not_started: 'red', started: 'orange', not_submitted: 'red' } as const;

/** The latest nights of the range without a report: the one that was begun, or the site. */
export const MissingReports = ({ of: { count, rows }, remind }: Props) => {
  const t = useText();
  const opens = useFlag('hasAccessReports');
  const isClient = useIsViewer();
  return (
    <ChartFrame title={t('daily-reports:dashboard.missing.title')} empty={false} wide>
      <Text size="sm" c="dimmed">
        {count === 0
          ? t('daily-reports:dashboard.missing.none')
          : count > rows.length
            ? t('daily-reports:dashboard.missing.latest', {
                shown: formatNumber(rows.length),
                count,
              })
            : t('daily-reports:dashboard.missing.count', { count })}
      </Text>
      <div className={classes.scroll}>
        <RecordLines
          label={t('daily-reports:dashboard.missing.title')}
          lines={rows.map(({ night, job, building, supervisor, report_id, state }) => ({
            id: `${night} ${job.id} ${building.id}`,
            to: report_id !== null && opens ? reportHref(report_id) : jobHref(job.id),
            title: `${formatDate(night)} · ${job.job_number} ${job.job_name}`,
            facts: [
              building.name !== job.job_name && building.name,
              !isClient && (supervisor?.name ?? t('daily-reports:dashboard.charts.noSupervisor')),
            ],
            marks: (
              <StatusChip
                status={state}
                colour={colours[state]}
                label={t(`daily-reports:dashboard.missing.${state}`)}
              />
            ),
          }))}
        />
      </div>
      {count > 0 && remind && (
        <AnchorLink to={remind} size="sm" className={classes.more}>
          {t('daily-reports:dashboard.missing.remind')}
        </AnchorLink>
      )}
    </ChartFrame>
  );
};
