import { jobHref } from '#features/sites/jobs/web';
import { formatDate, formatDateTime, useText } from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import { type Fact, RecordFacts } from '#platform/web/ui/index';
import { type TaskSeries, titleWords } from '../../contract/index.ts';
import { seriesHref } from '../addresses.ts';
import { Assignees } from '../task/parts/assignees.tsx';
import { PriorityMark } from '../task/parts/priority-mark.tsx';
import { dueWords } from './due-words.ts';

const otherSeries = (other: TaskSeries['continues']) =>
  other && (
    <AnchorLink key={other.id} to={seriesHref(other.id)}>
      {titleWords(other.title)}
    </AnchorLink>
  );

/** Place, people, and the requirements of each task of the series. */
export const SeriesFacts = ({ series }: { series: TaskSeries }) => {
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
