import { Box } from '@mantine/core';
import type { DateRange } from '#platform/contract/range-fields';
import { BarChart, ChartFrame, Charts, TrendChart } from '#platform/web/figures/index';
import { formatDate, formatPercent, useText } from '#platform/web/i18n/index';
import { AnchorLink, PlainLink } from '#platform/web/routing/index';
import { useFlag, useIsViewer } from '#platform/web/session/index';
import {
  type MissingFilters,
  missingLists,
  pointLists,
  type ReportComment,
  type ReportFigures,
  type ReportFilters,
} from '../../contract/index.ts';
import { reportHref } from '../addresses.ts';
import classes from './dashboard.module.css';
import { MissingReports } from './missing-reports.tsx';

type LatestCommentsProps = {
  of: { count: number; rows: readonly ReportComment[] };
  /** Address of all reports with one. */
  all: string;
};

/** What crews said of their nights, the latest first. */
const LatestComments = ({ of: { count, rows }, all }: LatestCommentsProps) => {
  const t = useText();
  const opens = useFlag('hasAccessReports');
  return (
    <ChartFrame title={t('daily-reports:dashboard.comments.title')} empty={rows.length === 0} wide>
      <Box component="ul" m="0 0 8px">
        {rows.map(({ id, night, job, supervisor, text }) => {
          const about = `${formatDate(night)} · ${job.job_number} ${job.job_name}`;
          return (
            <li key={id} className={classes.comment}>
              {opens ? (
                <PlainLink to={reportHref(id)} className={classes.about}>
                  {about}
                </PlainLink>
              ) : (
                <span className={classes.about}>{about}</span>
              )}
              {supervisor && (
                <Box component="span" c="dimmed" fz={13}>
                  {' '}
                  · {supervisor.name}
                </Box>
              )}
              <Box component="p" m="2px 0 0" data-prose>
                {text}
              </Box>
            </li>
          );
        })}
      </Box>
      {opens && (
        <AnchorLink to={all} size="sm" className={classes.more}>
          {t('daily-reports:dashboard.comments.all', { count })}
        </AnchorLink>
      )}
    </ChartFrame>
  );
};

type Props = {
  figures: ReportFigures & { range: DateRange };
  listOf: (filters: ReportFilters) => string;
  /** Undefined for who may not see what is missing. */
  missingOf: (filters: MissingFilters) => string | undefined;
};

const ReportCharts = ({ figures: { charts, range, missing, comments }, listOf, missingOf }: Props) => {
  const t = useText();
  // Clients see no charts about people, incidents and comments.
  const isClient = useIsViewer();
  const { weeks, unlocked, incidents } = charts;
  return (
    <Charts>
      {missing && (
        <TrendChart
          title={t('daily-reports:dashboard.charts.weeks')}
          unit={t('platform:figures.week')}
          words={[
            t('daily-reports:dashboard.charts.submission'),
            t('daily-reports:dashboard.charts.reports'),
          ]}
          points={weeks.map((week) => {
            const share = week.expected === 0 ? null : week.submitted / week.expected;
            return {
              label: formatDate(week.from).slice(0, 5),
              name: t('platform:figures.weekOf', { date: formatDate(week.from) }),
              value: share === null ? null : share * 100,
              text: share === null ? '–' : formatPercent(share),
              of: week.shown,
              to: listOf(pointLists.week(week)),
            };
          })}
        />
      )}
      {missing && <MissingReports of={missing} remind={missingOf(missingLists.all(range))} />}
      {missing && !isClient && (
        <BarChart
          title={t('daily-reports:dashboard.charts.missing')}
          counted={t('daily-reports:dashboard.charts.nights')}
          bars={charts.missing.map((one) => ({
            label: one.supervisor?.name ?? t('daily-reports:dashboard.charts.noSupervisor'),
            count: one.count,
            to: missingOf(missingLists.of(one, range)),
          }))}
        />
      )}
      <BarChart
        title={t('daily-reports:dashboard.charts.unlocked')}
        counted={t('daily-reports:dashboard.charts.times')}
        bars={unlocked.map((one) => ({
          label: one.suite
            ? t('daily-reports:dashboard.charts.tenant', { suite: one.suite, name: one.name })
            : one.name,
          count: one.count,
          note: one.building,
          to: listOf(pointLists.unlocked(one, range)),
        }))}
        extra={{
          [t('daily-reports:dashboard.charts.building')]: (index) => unlocked[index]?.building ?? '',
        }}
      />
      {!isClient && (
        <BarChart
          title={t('daily-reports:dashboard.charts.incidents')}
          counted={t('daily-reports:field.incidents')}
          bars={incidents.map((one) => ({
            label: t(`daily-reports:incident.${one.key}`),
            count: one.count,
            note: t('daily-reports:dashboard.charts.inReports', { count: one.reports }),
            to: listOf(pointLists.incident(one, range)),
          }))}
        />
      )}
      {!isClient && <LatestComments of={comments} all={listOf(pointLists.comments(range))} />}
    </Charts>
  );
};

export default ReportCharts;
