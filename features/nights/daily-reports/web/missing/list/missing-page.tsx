import { Box, SegmentedControl } from '@mantine/core';
import { IconMoonStars } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { actionLogHref } from '#features/nights/action-logs/web';
import { jobHref } from '#features/sites/jobs/web';
import { endpointQuery } from '#platform/web/api/index';
import { formatDate, formatNumber, useText } from '#platform/web/i18n/index';
import { listPage, RecordList } from '#platform/web/list/index';
import { useSearchState, type Visit } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { EmptyState, type GroupOf, PageHeader, usePhone, usePrintAction } from '#platform/web/ui/index';
import { type MissingListed, type MissingRow, missingEndpoints } from '../../../contract/index.ts';
import { reportHref, reportsHref, startHref } from '../../addresses.ts';
import { missingColumns } from './missing-columns.tsx';
import { missingList } from './missing-list.ts';
import { RemindAll, RemindSome, useOffersReminder } from './remind-buttons.tsx';
import { useMissingRights } from './row-actions.tsx';

/** Orders in which rows have groups. */
const groupings = ['area', 'person'] as const;

/** Groups by area or by the person to remind. Sorting by another column ends the groups. */
const GroupChoice = () => {
  const t = useText();
  const [{ sort }, set] = useSearchState(missingList.schema);
  return (
    <SegmentedControl
      aria-label={t('daily-reports:missing.list.groups')}
      data={groupings.map((value) => ({ value, label: t(`daily-reports:missing.list.by.${value}`) }))}
      value={groupings.find((one) => one === sort) ?? ''}
      onChange={(value) =>
        set({ sort: groupings.find((one) => one === value) ?? 'area', order: 'asc', page: 1 })
      }
    />
  );
};

type Props = { group: NonNullable<MissingListed['group']>; by: (typeof groupings)[number] };

const GroupHeading = ({ group: { name, count }, by }: Props) => {
  const t = useText();
  return (
    <>
      {name ?? t(`daily-reports:missing.list.without.${by}`)}
      <Box component="span" ms="xs" c="dimmed" fw={400}>
        {formatNumber(count)}
      </Box>
    </>
  );
};

export const prefetch = ({ client, search }: Visit): void =>
  void client.prefetchQuery(listPage(missingList, missingList.schema.parse(search)));

/** The counts of last night, or of yesterday's logs, even while the list shows other days. */
const Summary = () => {
  const t = useText();
  const [{ work }] = useSearchState(missingList.schema);
  const { data } = useQuery(endpointQuery(missingEndpoints.getMissingSummary, { query: { work } }));
  if (!data) return '\u00a0';
  const { owed, missing, excused } = data;
  return [
    t(
      work === 'action_log' ? 'daily-reports:missing.list.summaryLogs' : 'daily-reports:missing.list.summary',
      {
        came: formatNumber(owed - missing),
        owed: formatNumber(owed),
      },
    ),
    ...(excused > 0 ? [t('daily-reports:missing.list.excusedCount', { count: excused })] : []),
  ].join(' · ');
};

/** The heading of a group: the area or the person, with the number of missing ones. */
const groupIn =
  (sort: string): GroupOf<MissingListed> =>
  ({ group }) =>
    group
      ? {
          key: String(group.id),
          heading: <GroupHeading group={group} by={sort === 'person' ? 'person' : 'area'} />,
        }
      : undefined;

/** The address of the report or log, or of where it is started. */
const hrefOf = ({ work, handed_in, begun, job, building, day }: MissingRow, mayBegin: boolean): string => {
  if (handed_in && work === 'nightly_report')
    return reportsHref({ job: job.id, dateFrom: day, dateTo: day, saved: 0 });
  if (handed_in) return jobHref(job.id, 'action-logs');
  if (begun) return work === 'action_log' ? actionLogHref(begun.id) : reportHref(begun.id);
  return work === 'nightly_report' && mayBegin
    ? startHref(job.id, { building: building.id, night: day })
    : jobHref(job.id);
};

/** Which sites did not report, and one touch that reminds them. */
const MissingPage = () => {
  const t = useText();
  const mayBegin = useFlag('reports.canEdit');
  const { mayRemind } = useMissingRights();
  const offersReminder = useOffersReminder();
  const phone = usePhone();
  const [{ sort }] = useSearchState(missingList.schema);
  const title = t('daily-reports:missing.titles.missing');
  return (
    <>
      <PageHeader
        title={title}
        subtitle={<Summary />}
        breadcrumbs={[{ title: t('daily-reports:titles.list'), to: '/daily-reports' }, title]}
        action={mayRemind && offersReminder && <RemindAll />}
        menu={usePrintAction()}
      />
      <RecordList
        list={missingList}
        label={title}
        searching={t('daily-reports:missing.list.search')}
        apply={t('daily-reports:missing.list.apply')}
        columns={missingColumns}
        rowLabel={({ job, day }) =>
          t('daily-reports:missing.list.row', {
            site: `${job.job_number} ${job.job_name}`,
            day: formatDate(day),
          })
        }
        rowHref={(row) => hrefOf(row, mayBegin)}
        groupOf={groupIn(sort)}
        tools={!phone && <GroupChoice />}
        bulk={mayRemind ? (chosen) => <RemindSome {...chosen} /> : undefined}
        empty={
          <EmptyState
            icon={IconMoonStars}
            title={t('daily-reports:missing.list.empty')}
            text={t('daily-reports:missing.list.emptyText')}
          />
        }
      />
    </>
  );
};

export default MissingPage;
