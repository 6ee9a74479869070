import { Box, Group } from '@mantine/core';
import { IconCalendarEvent } from '@tabler/icons-react';
import { ScoreMark } from '#features/quality/inspections/web';
import { capitalized, formatDate, formatDay, type Translate, useText } from '#platform/web/i18n/index';
import { listPage, RecordList } from '#platform/web/list/index';
import { ButtonLink, type Visit } from '#platform/web/routing/index';
import { type Column, EmptyState, PageHeader, usePrintAction } from '#platform/web/ui/index';
import type { DueRow } from '../../contract/index.ts';
import { dueHref, paths } from '../addresses.ts';
import { DayWords } from './day-words.tsx';
import { dueList } from './due-list.ts';

const planWords = ({ plan }: DueRow, t: Translate): string => {
  if (!plan) return t('inspection-schedule:list.notPlanned');
  const name = plan.inspector?.name ?? t('inspection-schedule:unassigned');
  return t('inspection-schedule:list.by', { day: capitalized(formatDay(plan.planned_on)), name });
};

const Last = ({ last, t }: { last: DueRow['last']; t: Translate }) =>
  last === null ? (
    t('inspection-schedule:list.never')
  ) : (
    <Group component="span" gap="2px 8px" display="inline-flex">
      {formatDate(last.inspected_at)} <ScoreMark {...last} />
    </Group>
  );

const dueColumns = (_phone: boolean, t: Translate): readonly Column<DueRow>[] => [
  {
    id: 'site',
    header: t('inspection-schedule:field.site'),
    sort: 'job_number',
    cell: ({ job, building }) => (
      <>
        <Box component="span" c="dimmed" data-figures>
          {job.job_number}
        </Box>{' '}
        {job.job_name}
        {building.name !== job.job_name && (
          <Box component="span" display="block" fz={13} c="dimmed">
            {building.name}
          </Box>
        )}
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
        <Box component="span" display="block" fz={13} c="dimmed">
          <DayWords days={days} />
          {changed && ` · ${t('inspection-schedule:list.changed')}`}
        </Box>
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

export const prefetch = ({ client, search }: Visit): void =>
  void client.prefetchQuery(listPage(dueList, dueList.schema.parse(search)));

/** Which sites are to be inspected when. */
const DueListPage = () => {
  const t = useText();
  const title = t('inspection-schedule:titles.due');
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={[{ title: t('inspections:titles.list'), to: '/quality/inspections' }, title]}
        action={
          <ButtonLink to={paths.schedule} leftSection={<IconCalendarEvent size={16} aria-hidden />}>
            {t('inspection-schedule:list.openSchedule')}
          </ButtonLink>
        }
        menu={usePrintAction()}
      />
      <RecordList
        list={dueList}
        label={title}
        searching={t('inspection-schedule:list.search')}
        apply={t('inspection-schedule:list.apply')}
        columns={dueColumns}
        rowLabel={({ job, due_on }) =>
          t('inspection-schedule:list.row', { site: `${job.job_number} ${job.job_name}`, day: due_on })
        }
        rowHref={({ id }) => dueHref(id)}
        empty={
          <EmptyState
            icon={IconCalendarEvent}
            title={t('inspection-schedule:list.empty')}
            text={t('inspection-schedule:list.emptyText')}
          />
        }
      />
    </>
  );
};

export default DueListPage;
