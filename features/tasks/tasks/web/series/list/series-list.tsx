import { Box } from '@mantine/core';
import { IconChecklist } from '@tabler/icons-react';
import { ViewsMenu } from '#features/accounts/saved-views/web';
import { capitalized, formatPercent, type Translate, useText } from '#platform/web/i18n/index';
import { formatWeekdayDate } from '#platform/web/i18n/weekday-dates';
import { RecordList } from '#platform/web/list/index';
import { useSearchState } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { type Column, EmptyState } from '#platform/web/ui/index';
import {
  gradeOf,
  type SeriesRow,
  seriesExportColumns,
  taskExportEndpoints,
  titleWords,
} from '../../../contract/index.ts';
import { seriesHref } from '../../addresses.ts';
import list from '../../task/list/list.module.css';
import { NewTask } from '../../task/list/new-task.tsx';
import { Assignees } from '../../task/parts/assignees.tsx';
import { PriorityMark } from '../../task/parts/priority-mark.tsx';
import { ruleWords } from '../due-words.ts';
import { SeriesStatusChip } from '../series-status.tsx';
import classes from './series-list.module.css';
import { seriesList } from './series-list-definition.ts';

const nextDate = ({ next_date, status, based_on }: SeriesRow, t: Translate) => {
  if (next_date !== null)
    return <time dateTime={next_date}>{capitalized(formatWeekdayDate(next_date))}</time>;
  const waits = status === 'active' && based_on === 'completed';
  return (
    <Box component="span" c="dimmed">
      {waits ? t('tasks:series.list.afterWork') : '–'}
    </Box>
  );
};

const health = ({ health: { rate, due, on_time } }: SeriesRow, t: Translate) =>
  rate === null ? (
    <Box component="span" c="dimmed">
      –
    </Box>
  ) : (
    <span className={classes.health} data-figures data-nowrap>
      <span data-poor={gradeOf(rate) === 'poor'}>{formatPercent(rate / 100, 0)}</span>
      <span className={classes.of}>{t('tasks:series.list.ofDue', { count: on_time, due })}</span>
    </span>
  );

const seriesColumns = (phone: boolean, t: Translate): readonly Column<SeriesRow>[] => [
  {
    id: 'title',
    header: t('tasks:field.title'),
    sort: 'title',
    fixed: true,
    cell: ({ title }) => <span className={classes.title}>{titleWords(title)}</span>,
  },
  {
    id: 'site',
    header: t('tasks:field.site'),
    cell: ({ job, building }) => (
      <Box component="span" className={list.site} display="block" miw={132}>
        <span>
          <Box component="span" data-figures c="dimmed" fw={400}>
            {job.job_number}
          </Box>{' '}
          {job.job_name}
        </span>
        {building.name !== job.job_name && <span className={list.building}>{building.name}</span>}
      </Box>
    ),
  },
  {
    id: 'rule',
    header: t('tasks:series.repeats'),
    cell: ({ rule, based_on }) => <span className={classes.rule}>{ruleWords(rule, based_on, t)}</span>,
  },
  {
    id: 'type',
    header: t('tasks:field.type'),
    hiddenAtFirst: true,
    card: 'hidden',
    cell: ({ type }) => t(`tasks:type.${type}`),
  },
  {
    id: 'priority',
    header: t('tasks:field.priority'),
    hiddenAtFirst: true,
    card: 'hidden',
    cell: ({ priority_level }) => <PriorityMark level={priority_level} />,
  },
  {
    id: 'next_date',
    header: t('tasks:series.list.next'),
    sort: 'next_date',
    cell: (row) => <span data-nowrap>{nextDate(row, t)}</span>,
  },
  {
    id: 'status',
    header: t('tasks:field.status'),
    sort: 'status',
    card: 'chip',
    cell: ({ status }) => <SeriesStatusChip status={status} />,
  },
  { id: 'health', header: t('tasks:series.list.onTime'), cell: (row) => health(row, t) },
  {
    id: 'assignees',
    from: 800,
    header: t('tasks:field.assignees'),
    cell: ({ assignees }) => <Assignees people={assignees} named={phone} />,
  },
];

const exporting = { endpoint: taskExportEndpoints.exportSeries, columns: seriesExportColumns };

const SeriesList = () => {
  const t = useText();
  const [{ job_id }] = useSearchState(seriesList.schema);
  const mayAddTask = useFlag('tasks.canAddTask');
  const mayRepeat = useFlag('tasks.canUpdateTask');
  return (
    <RecordList
      list={seriesList}
      label={t('tasks:series.list.label')}
      searching={t('tasks:series.list.search')}
      apply={t('tasks:series.list.apply')}
      columns={seriesColumns}
      rowLabel={({ title }) => titleWords(title)}
      rowHref={({ id }) => seriesHref(id)}
      ViewsMenu={ViewsMenu}
      exporting={exporting}
      empty={
        <EmptyState
          icon={IconChecklist}
          title={t('tasks:series.list.emptyTitle')}
          text={t('tasks:series.list.emptyText')}
          action={mayAddTask && mayRepeat && <NewTask jobId={job_id} />}
        />
      }
    />
  );
};

export default SeriesList;
