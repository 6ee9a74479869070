import { Box, Group, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SharedBuilding, SharedFrame, SharedProblem } from '#features/sites/sharing/web';
import { endpointQuery } from '#platform/web/api/index';
import { capitalized, formatDate, useText } from '#platform/web/i18n/index';
import { formatShortDate, formatWeekdayDate } from '#platform/web/i18n/weekday-dates';
import { useIdParam, useTextParam } from '#platform/web/routing/index';
import {
  type Fact,
  PageHeader,
  PageSkeleton,
  RecordDescription,
  RecordFacts,
  RecordLayout,
} from '#platform/web/ui/index';
import { type SharedSeries, sharedTaskEndpoints, titleWords } from '../../contract/index.ts';
import { dueWords, ruleWords } from '../series/due-words.ts';
import classes from '../series/series.module.css';
import { SeriesHealth } from '../series/series-health.tsx';
import { OutcomeChip, SeriesStatusChip } from '../series/series-status.tsx';
import { TaskStatusChip } from '../task/parts/task-status.tsx';
import styles from './shared.module.css';

type Dated = { shown_on: string; instead_of: string | null };

type Props<D extends Dated> = {
  id: string;
  title: string;
  /** Shown when there are no dates. */
  none: string;
  dates: readonly D[];
  children: (date: D) => ReactNode;
};

function Dates<D extends Dated>({ id, title, none, dates, children }: Props<D>) {
  const t = useText();
  return (
    <section aria-labelledby={id} className={styles.dates}>
      <Title order={2} id={id}>
        {title}
      </Title>
      {dates.length === 0 && (
        <Text c="dimmed" mt={8}>
          {none}
        </Text>
      )}
      <Box component="ul" className={classes.list} m="8px 0 0">
        {dates.map((date) => (
          <li key={`${date.shown_on} ${date.instead_of}`}>
            <span className={classes.when}>{capitalized(formatWeekdayDate(date.shown_on))}</span>
            <Group component="span" className={classes.what} gap="4px 12px" flex="1 1 180px" miw={0}>
              {children(date)}
              {date.instead_of && (
                <Box component="span" c="dimmed" fz={13}>
                  {t('tasks:series.coming.shifted', { date: formatShortDate(date.instead_of) })}
                </Box>
              )}
            </Group>
          </li>
        ))}
      </Box>
    </section>
  );
}

/** The dates of a series without their tasks: coming dates, then past ones. */
const SharedDates = ({ series }: { series: SharedSeries }) => {
  const t = useText();
  const zone = series.building.time_zone;
  return (
    <>
      <Dates
        id="coming-dates"
        title={t('tasks:series.coming.title')}
        none={t(series.status === 'paused' ? 'tasks:series.shared.paused' : 'tasks:series.coming.none')}
        dates={series.coming}
      >
        {({ status }) =>
          status ? (
            <TaskStatusChip status={status} />
          ) : (
            <Box component="span" c="dimmed" fz={13}>
              {t('tasks:series.coming.planned')}
            </Box>
          )
        }
      </Dates>
      <Dates
        id="past-occurrences"
        title={t('tasks:series.past.title')}
        none={t('tasks:series.past.none')}
        dates={series.history}
      >
        {({ outcome, serviced_at }) => (
          <>
            <OutcomeChip outcome={outcome} />
            {serviced_at !== null && (
              <Box component="span" c="dimmed" fz={13}>
                {t('tasks:series.past.done', { date: formatDate(serviced_at, zone) })}
              </Box>
            )}
          </>
        )}
      </Dates>
    </>
  );
};

/** Place, work, and how long after each date it is due. */
const SharedSeriesFacts = ({ series }: { series: SharedSeries }) => {
  const t = useText();
  const facts: Fact[] = [
    [t('tasks:field.building'), <SharedBuilding key="building" building={series.building} />],
    [t('tasks:field.place'), [series.floor, series.common_area, series.area].filter(Boolean).join(' · ')],
    [t('tasks:field.type'), t(`tasks:type.${series.type}`)],
    [t('tasks:series.facts.due'), dueWords(series, t)],
    [
      t('tasks:series.facts.shift'),
      series.rule.shift_rule !== 'none' && t(`tasks:series.shift.${series.rule.shift_rule}`),
    ],
  ];
  return <RecordFacts facts={facts} />;
};

const SharedSeriesPage = () => {
  const t = useText();
  const id = useIdParam('recurringId');
  const orgSlug = useTextParam('orgSlug');
  const {
    data: series,
    error,
    refetch,
  } = useQuery({
    ...endpointQuery(sharedTaskEndpoints.getSharedSeries, { params: { orgSlug, id } }),
    meta: { quiet: true, anonymous: true },
  });
  if (error) return <SharedProblem orgSlug={orgSlug} error={error} retry={() => void refetch()} />;
  if (!series) return <PageSkeleton />;
  const title = titleWords(series.title);
  return (
    <SharedFrame orgSlug={orgSlug} title={title} printable>
      <article>
        <PageHeader
          title={title}
          chip={<SeriesStatusChip status={series.status} />}
          subtitle={ruleWords(series.rule, series.based_on, t)}
        />
        <RecordLayout
          facts={<SharedSeriesFacts series={series} />}
          aside={<SeriesHealth health={series.health} />}
        >
          {series.description !== series.title && <RecordDescription text={series.description} />}
          <SharedDates series={series} />
        </RecordLayout>
      </article>
    </SharedFrame>
  );
};

export default SharedSeriesPage;
