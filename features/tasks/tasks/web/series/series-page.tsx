import { Box, Group, Text, Title } from '@mantine/core';
import { jobHref } from '#features/sites/jobs/web';
import { useRecordQuery } from '#platform/web/api/index';
import { capitalized, formatDate, formatDateTime, useText } from '#platform/web/i18n/index';
import { formatWeekdayDate } from '#platform/web/i18n/weekday-dates';
import { AnchorLink, useIdParam, usePageTitle } from '#platform/web/routing/index';
import { type Fact, PageSkeleton, RecordFacts, RecordLayout, RecordProblem } from '#platform/web/ui/index';
import { type TaskSeries, titleWords } from '../../contract/index.ts';
import { seriesHref, taskHref, tasksHref } from '../addresses.ts';
import { Assignees } from '../task/parts/assignees.tsx';
import { PriorityMark } from '../task/parts/priority-mark.tsx';
import { ComingDates } from './coming-dates.tsx';
import { dueWords } from './due-words.ts';
import classes from './series.module.css';
import { SeriesHeader } from './series-header.tsx';
import { SeriesHealth } from './series-health.tsx';
import { seriesQuery } from './series-queries.ts';
import { OutcomeChip } from './series-status.tsx';

const otherSeries = (other: TaskSeries['continues']) =>
  other && (
    <AnchorLink key={other.id} to={seriesHref(other.id)}>
      {titleWords(other.title)}
    </AnchorLink>
  );

/** Place, people, and the requirements of each task of the series. */
const SeriesFacts = ({ series }: { series: TaskSeries }) => {
  const t = useText();
  const { recurrence, job, building } = series;
  const zone = building.time_zone;
  const place = [series.floor, series.common_area, series.area].filter(Boolean).join(' · ');
  const evidence = (['require_photo', 'require_signature', 'internal_only'] as const)
    .filter((field) => series[field])
    .map((field) => t(`tasks:field.${field}`));
  const created = formatDateTime(series.created_at, zone);
  const facts: Fact[] = [
    [
      t('tasks:series.facts.site'),
      <AnchorLink key="site" to={jobHref(job.id)}>{`${job.job_number} – ${job.job_name}`}</AnchorLink>,
    ],
    [t('tasks:field.building'), building.name !== job.job_name && building.name],
    [t('tasks:field.place'), place],
    [t('tasks:series.facts.due'), dueWords(recurrence, t)],
    [
      t('tasks:series.facts.shift'),
      recurrence.rule.shift_rule !== 'none' && t(`tasks:series.shift.${recurrence.rule.shift_rule}`),
    ],
    [t('tasks:field.assignees'), <Assignees key="people" people={series.assignees} named />],
    [t('tasks:field.priority'), <PriorityMark key="priority" level={series.priority_level} />],
    [t('tasks:field.type'), t(`tasks:type.${series.type}`)],
    [t('tasks:series.facts.evidence'), evidence.join(' · ')],
    [t('tasks:field.client_requested_by'), series.client_requested_by],
    [t('tasks:field.po_number'), series.po_number],
    [t('tasks:series.facts.continues'), otherSeries(series.continues)],
    [t('tasks:series.facts.continuedBy'), otherSeries(series.continued_by)],
    [t('tasks:series.facts.start'), formatDate(recurrence.rule.start_on)],
    [
      t('tasks:series.facts.created'),
      series.created_by ? t('tasks:task.by', { when: created, name: series.created_by.name }) : created,
    ],
  ];
  return <RecordFacts facts={facts} />;
};

const PastOccurrences = ({ series }: { series: TaskSeries }) => {
  const t = useText();
  const zone = series.building.time_zone;
  return (
    <section aria-labelledby="past-occurrences">
      <Title order={2} id="past-occurrences">
        {t('tasks:series.past.title')}
      </Title>
      {series.history.length === 0 && (
        <Text c="dimmed" mt={8}>
          {t('tasks:series.past.none')}
        </Text>
      )}
      <Box component="ul" className={classes.list} m="8px 0 0">
        {series.history.map(({ occurrence_date, shown_on, task, outcome, serviced_at }) => (
          <li key={occurrence_date}>
            <span className={classes.when}>{capitalized(formatWeekdayDate(shown_on))}</span>
            <Group component="span" className={classes.what} gap="4px 12px" flex="1 1 180px" miw={0}>
              <AnchorLink to={taskHref(task.id)}>
                {t('tasks:series.coming.task', { number: task.number })}
              </AnchorLink>
              <OutcomeChip outcome={outcome} />
              {serviced_at !== null && (
                <Box component="span" c="dimmed" fz={13}>
                  {t('tasks:series.past.done', { date: formatDate(serviced_at, zone) })}
                </Box>
              )}
            </Group>
          </li>
        ))}
      </Box>
    </section>
  );
};

const Problem = ({ error, retry }: { error: Error; retry: () => void }) => {
  const t = useText();
  return (
    <RecordProblem
      error={error}
      retry={retry}
      title={t('tasks:series.title')}
      breadcrumbs={[{ title: t('tasks:titles.list'), to: tasksHref() }, t('tasks:series.title')]}
      missing={{
        title: t('tasks:series.notFound'),
        text: t('tasks:series.notFoundText'),
        back: { label: t('tasks:task.backToList'), to: tasksHref() },
      }}
    />
  );
};

const SeriesPage = () => {
  const id = useIdParam('recurringId');
  const { data: series, error, refetch } = useRecordQuery({ ...seriesQuery(id), refetchOnMount: 'always' });
  usePageTitle(series && titleWords(series.title));
  if (!series)
    return error ? <Problem error={error} retry={() => void refetch()} /> : <PageSkeleton crumbs />;
  return (
    <article>
      <SeriesHeader key={series.id} series={series} />
      <RecordLayout
        description={series.description === series.title ? null : series.description}
        aside={
          <>
            <SeriesHealth health={series.health} />
            <SeriesFacts series={series} />
          </>
        }
      >
        <ComingDates series={series} />
        <PastOccurrences series={series} />
      </RecordLayout>
    </article>
  );
};

export default SeriesPage;
