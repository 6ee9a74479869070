import { PhotoCount } from '#features/files/web';
import { formatDateTime, text } from '#platform/web/i18n/index';
import { ClockMark, type Column } from '#platform/web/ui/index';
import { type TaskRow, titleWords } from '../../../contract/index.ts';
import { Assignees } from '../parts/assignees.tsx';
import { DueText } from '../parts/due-text.tsx';
import { placeOf } from '../parts/place.ts';
import { PriorityMark } from '../parts/priority-mark.tsx';
import { TaskStatusChip } from '../parts/task-status.tsx';
import classes from './list.module.css';

const number: Column<TaskRow> = {
  id: 'number',
  header: '',
  sort: 'number',
  width: 76,
  cell: (task) => text('tasks:number', { number: task.number }),
};

const title: Column<TaskRow> = {
  id: 'title',
  header: '',
  fixed: true,
  width: '26%',
  card: 'hidden',
  cell: (task) => (
    <span className={classes.task}>
      <span>
        <span className={classes.title}>{titleWords(task.title)}</span>
        {task.priority_level === 'high' && (
          <span className={classes.priorityBelow}>
            <PriorityMark level="high" long />
          </span>
        )}
      </span>
      <ClockMark
        receivedAt={task.created_at}
        deviceAt={task.device_created_at}
        zone={task.building.time_zone}
      />
      <PhotoCount count={task.photo_count} />
    </span>
  ),
};

/** The link covers number and title on a card, but only the number in the table. */
const numberAndTitle: Column<TaskRow> = {
  ...number,
  cell: (task) => (
    <>
      <span className={classes.number}>{text('tasks:number', { number: task.number })}</span>{' '}
      {titleWords(task.title)}
      {task.priority_level === 'high' && (
        <span className={classes.second}>
          <PriorityMark level="high" long />
        </span>
      )}
    </>
  ),
};

const siteAndPlace = (task: TaskRow) => (
  <span className={classes.site}>
    <span>
      <span className={classes.number}>{task.job.job_number}</span> {task.job.job_name}
    </span>
    {placeOf(task) && <span className={classes.second}>{placeOf(task)}</span>}
  </span>
);

const site: Column<TaskRow> = {
  id: 'site',
  header: '',
  width: '18%',
  cell: (task) => (
    <span className={classes.site}>
      <span>
        <span className={classes.number}>{task.job.job_number}</span> {task.job.job_name}
      </span>
      {task.building.name !== task.job.job_name && (
        <span className={classes.second}>{task.building.name}</span>
      )}
      {placeOf(task) && <span className={classes.placeBelow}>{placeOf(task)}</span>}
    </span>
  ),
};

const rest: readonly Column<TaskRow>[] = [
  {
    id: 'place',
    header: '',
    from: 1060,
    card: 'hidden',
    cell: (task) => <span className={classes.place}>{placeOf(task) || '–'}</span>,
  },
  {
    id: 'type',
    header: '',
    from: 800,
    card: 'hidden',
    cell: (task) => (
      <span className={classes.kind}>
        {text(`tasks:type.${task.type}`)}
        <span className={classes.second}>{text(`tasks:source.${task.source}`)}</span>
      </span>
    ),
  },
  {
    id: 'priority',
    header: '',
    sort: 'priority_level',
    from: 800,
    card: 'hidden',
    cell: (task) => <PriorityMark level={task.priority_level} />,
  },
  {
    id: 'assignees',
    header: '',
    from: 800,
    card: 'hidden',
    cell: (task) => <Assignees people={task.assignees} />,
  },
  {
    id: 'due_at',
    header: '',
    sort: 'due_at',
    cell: (task) => <DueText dueAt={task.due_at} pastDue={task.past_due} zone={task.building.time_zone} />,
  },
  {
    id: 'created_at',
    header: '',
    sort: 'created_at',
    hiddenAtFirst: true,
    card: 'hidden',
    cell: (task) => formatDateTime(task.created_at, task.building.time_zone),
  },
  {
    id: 'status',
    header: '',
    sort: 'status',
    card: 'chip',
    cell: (task) => <TaskStatusChip status={task.status} />,
  },
];

const headers = {
  number: 'tasks:field.number',
  title: 'tasks:field.task',
  site: 'tasks:field.site',
  place: 'tasks:field.place',
  type: 'tasks:field.typeAndSource',
  priority: 'tasks:field.priority',
  assignees: 'tasks:field.assignees',
  due_at: 'tasks:field.due_at',
  created_at: 'tasks:field.created_at',
  status: 'tasks:field.status',
  photos: 'tasks:field.photos',
} as const;

/** Fixed, because a view saved on a desktop does not name it: there the title column shows this. */
const photos: Column<TaskRow> = {
  id: 'photos',
  header: '',
  fixed: true,
  card: 'chip',
  cell: (task) => (
    <>
      <ClockMark
        receivedAt={task.created_at}
        deviceAt={task.device_created_at}
        zone={task.building.time_zone}
      />
      <PhotoCount count={task.photo_count} />
    </>
  ),
};

/** In the order of the specification. */
export const taskColumns = (phone: boolean): readonly Column<TaskRow>[] =>
  [
    ...(phone ? [numberAndTitle, { ...site, cell: siteAndPlace }, photos] : [number, title, site]),
    ...rest,
  ].map((column) => ({
    ...column,
    header: text(headers[column.id as keyof typeof headers]),
  }));
