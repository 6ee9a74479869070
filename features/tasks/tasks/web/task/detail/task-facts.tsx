import { type ReactNode, Suspense } from 'react';
import { jobHref } from '#features/sites/jobs/web';
import { formatDate, formatDateTime, useText } from '#platform/web/i18n/index';
import { AnchorLink, lazyPart } from '#platform/web/routing/index';
import { DeviceTime, RecordFacts } from '#platform/web/ui/index';
import type { Task } from '../../../contract/index.ts';
import { placeOf, siteOf } from '../blocks/find-tasks.ts';
import { Assignees } from '../parts/assignees.tsx';
import { DueText } from '../parts/due-text.tsx';
import { PriorityMark } from '../parts/priority-mark.tsx';
import { addressOf, Directions } from './directions.tsx';
import { Requirements } from './requirements.tsx';

const [SeriesLine] = lazyPart(() => import('../../series/series-line.tsx'));

const Site = ({ task }: { task: Task }) => {
  const { building, job } = task;
  return (
    <>
      <AnchorLink to={jobHref(job.id)}>{siteOf(task)}</AnchorLink>
      <div>{[building.name, addressOf(task)].filter((part) => part !== job.job_name).join(', ')}</div>
      <Directions task={task} />
    </>
  );
};

/** People, place and times. */
export const TaskFacts = ({ task }: { task: Task }) => {
  const t = useText();
  const zone = task.building.time_zone;
  const when = (at: string | null, by?: { name: string } | null): ReactNode => {
    if (at === null) return null;
    const words = formatDateTime(at, zone);
    return by ? t('tasks:task.by', { when: words, name: by.name }) : words;
  };
  const created = (
    <>
      {when(task.created_at, task.created_by)}
      <DeviceTime receivedAt={task.created_at} deviceAt={task.device_created_at} zone={zone} />
    </>
  );
  const facts = [
    ['site', <Site key="site" task={task} />],
    ['place', placeOf(task)],
    [
      'due_at',
      <DueText key="due" dueAt={task.due_at} pastDue={task.past_due} zone={zone} empty={t('tasks:noDue')} />,
    ],
    ['scheduled_on', task.scheduled_on && formatDate(task.scheduled_on)],
    [
      'series',
      task.series && (
        <Suspense key="series" fallback={task.series.title}>
          <SeriesLine series={task.series} />
        </Suspense>
      ),
    ],
    ['assignees', <Assignees key="people" people={task.assignees} named />],
    ['priority', <PriorityMark key="priority" level={task.priority_level} />],
    ['type', t(`tasks:type.${task.type}`)],
    ['source', t(`tasks:source.${task.source}`)],
    ['client_requested_by', task.client_requested_by],
    ['po_number', task.po_number],
    ['created_at', created],
    ['started_at', when(task.started_at)],
    ['serviced_at', when(task.serviced_at)],
    ['completed_at', when(task.completed_at, task.closed_by)],
    ['close_note', task.close_note],
    ['reopened_count', task.reopened_count > 0 && t('tasks:task.times', { count: task.reopened_count })],
  ] as const satisfies readonly (readonly [string, ReactNode])[];
  return (
    <RecordFacts facts={facts.map(([field, value]) => [t(`tasks:field.${field}`), value])}>
      <Requirements task={task} />
    </RecordFacts>
  );
};
