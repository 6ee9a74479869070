import { Box } from '@mantine/core';
import { contractHref, DaysLeft } from '#features/contracts/contracts/web';
import { serviceName } from '#features/sites/jobs/web';
import { formatDate, formatMoney, useText } from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import { Columns } from '#platform/web/ui/index';
import type { ServiceFigure } from '../../contract/index.ts';
import { siteOf } from '../list/figure-columns.tsx';
import type { axisOf } from './axis.ts';
import classes from './timeline.module.css';

type Axis = ReturnType<typeof axisOf>;

const across = (place: number): string => `${(place * 100).toFixed(3)}%`;

/** The renewal, which the bar shows, in words. */
const Notice = ({ renewal }: { renewal: NonNullable<ServiceFigure['renewal']> }) => {
  const t = useText();
  const { notice_by, noticed_on } = renewal;
  return (
    <Box component="span" c="dimmed" fz="sm">
      {noticed_on === null
        ? t('service-figures:timeline.renews', { date: formatDate(notice_by) })
        : t('service-figures:timeline.noticed', { date: formatDate(noticed_on) })}
    </Box>
  );
};

const Bar = ({ row, axis }: { row: ServiceFigure; axis: Axis }) => {
  const from = axis.placeOf(row.start_date);
  const to = axis.placeOf(row.termination_date ?? '');
  const goesOn = row.renewal !== null && row.renewal.noticed_on === null;
  const notice = goesOn && row.renewal && axis.isShown(row.renewal.notice_by) ? row.renewal.notice_by : null;
  return (
    <Box className={classes.track} pos="relative" h={18} aria-hidden>
      <div
        className={classes.bar}
        data-renews={goesOn || undefined}
        style={{ insetInlineStart: across(from), width: across(to - from) }}
      />
      {notice && (
        <div className={classes.notice} style={{ insetInlineStart: across(axis.placeOf(notice)) }} />
      )}
    </Box>
  );
};

/** A contract with its last day, in words and as a bar. */
export const EndingRow = ({ row, axis }: { row: ServiceFigure; axis: Axis }) => {
  const t = useText();
  const href = contractHref({ jobId: row.job.id, serviceId: row.service.id }, row.id);
  return (
    <Columns component="li" className={classes.row} columns="34% minmax(0, 1fr)" gap={0} align="center">
      <div className={classes.words}>
        <AnchorLink to={href} className={classes.site}>
          {siteOf(row)}
        </AnchorLink>
        <Box component="span" c="dimmed" fz="sm">
          {serviceName(row.service, t)} · {row.number}
          {row.money && ` · ${formatMoney(row.money.value)}`}
        </Box>
        <span>
          {row.termination_date &&
            t('service-figures:timeline.ends', { date: formatDate(row.termination_date) })}{' '}
          <DaysLeft days={row.days_left} always />
        </span>
        {row.renewal && <Notice renewal={row.renewal} />}
      </div>
      <Bar row={row} axis={axis} />
    </Columns>
  );
};
