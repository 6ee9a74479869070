import { Box, Group } from '@mantine/core';
import { PhotoCount } from '#features/accounts/files/web';
import { differsFromServerTime } from '#platform/contract/device-clock';
import { wallOf } from '#platform/contract/zoned-time';
import { formatDate, formatDateTime, text } from '#platform/web/i18n/index';
import { ClockMark, type Column } from '#platform/web/ui/index';
import { type TaskRow, titleWords } from '../../../contract/index.ts';
import { placeOf } from '../blocks/find-tasks.ts';
import { Assignees } from '../parts/assignees.tsx';
import { DueText } from '../parts/due-text.tsx';
import { PriorityMark } from '../parts/priority-mark.tsx';
import { TaskStatusChip } from '../parts/task-status.tsx';
import { TypeMark } from '../parts/type-mark.tsx';
import classes from './list.module.css';

const number: Column<TaskRow> = {
  id: 'number',
  header: '',
  sort: 'number',
  cell: (task) => (
    <span data-figures data-nowrap>
      {text('tasks:number', { number: task.number })}
    </span>
  ),
};

const Marks = ({ task }: { task: TaskRow }) => (
  <>
    <ClockMark
      receivedAt={task.created_at}
      deviceAt={task.device_created_at}
      zone={task.building.time_zone}
    />
    <PhotoCount count={task.photo_count} />
  </>
);

const isMarked = ({ photo_count, created_at, device_created_at }: TaskRow): boolean =>
  photo_count > 0 || differsFromServerTime(created_at, device_created_at);

const siteAndPlace = (task: TaskRow) => (
  <>
    <Box component="span" data-figures c="dimmed" fw={400}>
      {task.job.job_number}
    </Box>{' '}
    {[task.job.job_name, placeOf(task)].filter(Boolean).join(' · ')}
  </>
);

/** The only column that takes what the others leave. */
const title: Column<TaskRow> = {
  id: 'title',
  header: '',
  fixed: true,
  width: '100%',
  card: 'hidden',
  holds: ['site', 'place'],
  cell: (task) => (
    <Group component="span" gap="xs" align="flex-start" wrap="nowrap">
      <span className={classes.words}>
        <span className={classes.title}>{titleWords(task.title)}</span>
        <span className={classes.second}>{siteAndPlace(task)}</span>
        {task.priority_level === 'high' && (
          <span className={classes.priorityBelow}>
            <PriorityMark level="high" long />
          </span>
        )}
      </span>
      <Marks task={task} />
    </Group>
  ),
};

const site: Column<TaskRow> = {
  id: 'site',
  header: '',
  hiddenAtFirst: true,
  cell: (task) => (
    <span className={classes.site}>
      <Box component="span" data-figures c="dimmed" fw={400}>
        {task.job.job_number}
      </Box>{' '}
      {task.job.job_name}
      {task.building.name !== task.job.job_name && (
        <span className={classes.building}>{task.building.name}</span>
      )}
    </span>
  ),
};

const status: Column<TaskRow> = {
  id: 'status',
  header: '',
  sort: 'status',
  card: 'chip',
  cell: (task) => <TaskStatusChip status={task.status} />,
};

const planned: Column<TaskRow> = {
  id: 'scheduled_on',
  header: '',
  sort: 'scheduled_on',
  hiddenAtFirst: true,
  cell: ({ scheduled_on }) => (
    <span data-figures data-nowrap>
      {scheduled_on === null ? '–' : formatDate(scheduled_on)}
    </span>
  ),
};

const due = (empty: string): Column<TaskRow> => ({
  id: 'due_at',
  header: '',
  sort: 'due_at',
  card: 'foot',
  cell: (task) => (
    <DueText brief dueAt={task.due_at} pastDue={task.past_due} zone={task.building.time_zone} empty={empty} />
  ),
});

const tableColumns: readonly Column<TaskRow>[] = [
  number,
  title,
  site,
  {
    id: 'place',
    header: '',
    from: 1060,
    hiddenAtFirst: true,
    cell: (task) => <span className={classes.place}>{placeOf(task) || '–'}</span>,
  },
  { id: 'type', header: '', from: 800, cell: (task) => <TypeMark type={task.type} source={task.source} /> },
  {
    id: 'priority',
    header: '',
    sort: 'priority_level',
    from: 800,
    cell: (task) => <PriorityMark level={task.priority_level} />,
  },
  { id: 'assignees', header: '', from: 800, cell: (task) => <Assignees people={task.assignees} /> },
  planned,
  due('–'),
  {
    id: 'created_at',
    header: '',
    sort: 'created_at',
    hiddenAtFirst: true,
    cell: (task) => (
      <span data-figures data-nowrap>
        {formatDateTime(task.created_at, task.building.time_zone)}
      </span>
    ),
  },
  status,
];

/** The day of the work, unless it is due on that day. */
const saysDay = (task: TaskRow): task is TaskRow & { scheduled_on: string } =>
  task.scheduled_on !== null &&
  (task.due_at === null || wallOf(task.due_at, task.building.time_zone).slice(0, 10) !== task.scheduled_on);

/** A card has no headings: each value must be clear by itself, and usual values are left out. */
const cardColumns: readonly Column<TaskRow>[] = [
  {
    ...number,
    cell: (task) => (
      <span className={classes.title}>
        <Box component="span" data-figures c="dimmed" fw={400}>
          {text('tasks:number', { number: task.number })}
        </Box>{' '}
        {titleWords(task.title)}
      </span>
    ),
  },
  {
    ...site,
    fixed: true,
    card: 'plain',
    cell: (task) => <span className={classes.second}>{siteAndPlace(task)}</span>,
  },
  {
    ...planned,
    hiddenAtFirst: false,
    card: 'plain',
    cell: (task) =>
      saysDay(task) && (
        <span className={classes.second}>
          {text('tasks:list.scheduledFor', { date: formatDate(task.scheduled_on) })}
        </span>
      ),
  },
  due(''),
  {
    id: 'priority',
    header: '',
    card: 'foot',
    cell: ({ priority_level: level }) => (level === 'high' ? <PriorityMark level={level} /> : null),
  },
  // Fixed, because a view saved on a desktop does not name it: there the title column shows this.
  {
    id: 'photos',
    header: '',
    fixed: true,
    card: 'foot',
    cell: (task) => (isMarked(task) ? <Marks task={task} /> : null),
  },
  {
    id: 'assignees',
    header: '',
    card: 'foot',
    cell: ({ assignees }) => (assignees.length > 0 ? <Assignees people={assignees} /> : null),
  },
  status,
];

const headers = {
  number: 'tasks:field.number',
  title: 'tasks:field.task',
  site: 'tasks:field.site',
  place: 'tasks:field.place',
  type: 'tasks:field.type',
  priority: 'tasks:field.priority',
  assignees: 'tasks:field.assignees',
  scheduled_on: 'tasks:field.scheduled_on',
  due_at: 'tasks:field.due_at',
  created_at: 'tasks:field.created_at',
  status: 'tasks:field.status',
  photos: 'tasks:field.photos',
} as const;

/** With their headings, in the order in which they are shown. */
export const taskColumns = (phone: boolean): readonly Column<TaskRow>[] =>
  (phone ? cardColumns : tableColumns).map((column) => ({
    ...column,
    header: text(headers[column.id as keyof typeof headers]),
  }));
