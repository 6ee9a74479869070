import { ScoreMark } from '#features/quality/inspections/web';
import { capitalized, formatDate, formatDay, type Say } from '#platform/web/i18n/index';
import type { Column } from '#platform/web/ui/index';
import type { DueRow } from '../../contract/index.ts';
import { DayWords } from './day-words.tsx';
import classes from './due.module.css';

const planWords = ({ plan }: DueRow, t: Say): string => {
  if (!plan) return t('inspection-schedule:list.notPlanned');
  const name = plan.inspector?.name ?? t('inspection-schedule:unassigned');
  return t('inspection-schedule:list.by', { day: capitalized(formatDay(plan.planned_on)), name });
};

const Last = ({ last, t }: { last: DueRow['last']; t: Say }) =>
  last === null ? (
    t('inspection-schedule:list.never')
  ) : (
    <span className={classes.last}>
      {formatDate(last.inspected_at)} <ScoreMark {...last} />
    </span>
  );

export const dueColumns = (_phone: boolean, t: Say): readonly Column<DueRow>[] => [
  {
    id: 'site',
    header: t('inspection-schedule:field.site'),
    sort: 'job_number',
    cell: ({ job, building }) => (
      <>
        <span className={classes.number}>{job.job_number}</span> {job.job_name}
        {building.name !== job.job_name && <span className={classes.second}>{building.name}</span>}
      </>
    ),
  },
  {
    id: 'client',
    header: t('inspection-schedule:field.client'),
    from: 1060,
    card: 'hidden',
    cell: ({ client }) => client.name,
  },
  {
    id: 'area',
    header: t('inspection-schedule:field.area'),
    from: 1060,
    card: 'hidden',
    cell: ({ area }) => area?.name,
  },
  {
    id: 'due_on',
    header: t('inspection-schedule:field.due_on'),
    sort: 'due_on',
    width: 220,
    card: 'plain',
    cell: ({ due_on, days, changed }) => (
      <>
        {formatDate(due_on)}
        <span className={classes.second}>
          <DayWords days={days} />
          {changed && ` · ${t('inspection-schedule:list.changed')}`}
        </span>
      </>
    ),
  },
  {
    id: 'last',
    header: t('inspection-schedule:field.last'),
    width: 180,
    cell: ({ last }) => <Last last={last} t={t} />,
  },
  {
    id: 'plan',
    header: t('inspection-schedule:planned'),
    from: 800,
    cell: (row) => planWords(row, t),
  },
];
