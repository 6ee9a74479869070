import { Box } from '@mantine/core';
import { IconClipboardText } from '@tabler/icons-react';
import { ViewsMenu } from '#features/accounts/saved-views/web';
import { formatDate, formatNumber, type Translate, useText } from '#platform/web/i18n/index';
import { RecordList } from '#platform/web/list/index';
import { useFlag, useIsViewer } from '#platform/web/session/index';
import { type Column, EmptyState, PageHeader, usePrintAction } from '#platform/web/ui/index';
import { type ActionLogRow, actionLogExportColumns, actionLogListEndpoints } from '../../contract/index.ts';
import { actionLogHref } from '../addresses.ts';
import { BeginLink } from '../begin/begin-link.tsx';
import { LogViews } from '../dashboard/log-views.tsx';
import { LogStatus } from '../log/log-status.tsx';
import { actionLogList, actionLogListForClients, finalLogList } from './action-log-list.ts';

const Site = ({ row: { job } }: { row: ActionLogRow }) => (
  <Box component="span" display="block" miw={150}>
    <Box component="span" c="dimmed" data-figures>
      {job.job_number}
    </Box>{' '}
    {job.job_name}
  </Box>
);

const counted = (count: number) => (
  <span data-figures data-nowrap>
    {formatNumber(count)}
  </span>
);

const tableColumns = (t: Translate): readonly Column<ActionLogRow>[] => [
  {
    id: 'log_date',
    header: t('action-logs:field.log_date'),
    sort: 'log_date',
    width: 120,
    cell: ({ log_date }) => (
      <span data-figures data-nowrap>
        {formatDate(log_date)}
      </span>
    ),
  },
  {
    id: 'building',
    header: t('action-logs:field.building'),
    from: 800,
    cell: ({ building }) => building.name,
  },
  { id: 'job', header: t('action-logs:field.job'), cell: (row) => <Site row={row} /> },
  {
    id: 'porter',
    header: t('action-logs:field.porter'),
    width: 150,
    cell: ({ porter }) => porter.name,
  },
  {
    id: 'entries',
    header: t('action-logs:field.entries'),
    numeric: true,
    width: 110,
    cell: ({ entry_count }) => counted(entry_count),
  },
  {
    id: 'photos',
    header: t('action-logs:field.photos'),
    numeric: true,
    width: 90,
    from: 800,
    cell: ({ photo_count }) => counted(photo_count),
  },
  {
    id: 'status',
    header: t('action-logs:field.status'),
    sort: 'status',
    width: 160,
    cell: (row) => <LogStatus log={row} />,
  },
];

/** A card has no headings: each value must be clear by itself. */
const cardColumns = (t: Translate): readonly Column<ActionLogRow>[] => [
  { id: 'job', header: t('action-logs:field.job'), cell: (row) => <Site row={row} /> },
  {
    id: 'building',
    header: t('action-logs:field.building'),
    card: 'plain',
    cell: ({ building, job }) =>
      building.name === job.job_name ? null : (
        <Box component="span" c="dimmed" fz={13}>
          {building.name}
        </Box>
      ),
  },
  {
    id: 'log_date',
    header: t('action-logs:field.log_date'),
    card: 'foot',
    cell: ({ log_date }) => formatDate(log_date),
  },
  { id: 'porter', header: t('action-logs:field.porter'), card: 'foot', cell: ({ porter }) => porter.name },
  {
    id: 'entries',
    header: t('action-logs:field.entries'),
    card: 'foot',
    cell: ({ entry_count }) => t('action-logs:list.entries', { count: entry_count }),
  },
  {
    id: 'status',
    header: t('action-logs:field.status'),
    card: 'chip',
    cell: (row) => <LogStatus log={row} />,
  },
];

/** A row of the table, or a card on a phone. */
const actionLogColumns = (phone: boolean, t: Translate): readonly Column<ActionLogRow>[] =>
  phone ? cardColumns(t) : tableColumns(t);

const exporting = { endpoint: actionLogListEndpoints.exportActionLogs, columns: actionLogExportColumns };

const ActionLogListView = () => {
  const t = useText();
  const isClient = useIsViewer();
  const seesOnlyFinal = useFlag('actionLogs.onlyFinalized');
  const title = t('action-logs:titles.list');
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={[title]}
        chip={<LogViews shown="list" />}
        action={<BeginLink />}
        menu={usePrintAction()}
      />
      <RecordList
        list={isClient ? actionLogListForClients : seesOnlyFinal ? finalLogList : actionLogList}
        label={title}
        searching={t('action-logs:list.search')}
        apply={t('action-logs:list.apply')}
        columns={actionLogColumns}
        rowLabel={({ log_date, job, porter }) =>
          t('action-logs:list.row', {
            date: formatDate(log_date),
            site: `${job.job_number} ${job.job_name}`,
            name: porter.name,
          })
        }
        rowHref={({ id }) => actionLogHref(id)}
        ViewsMenu={ViewsMenu}
        exporting={exporting}
        empty={
          <EmptyState
            icon={IconClipboardText}
            title={t('action-logs:list.empty')}
            text={t('action-logs:list.emptyText')}
            action={<BeginLink />}
          />
        }
      />
    </>
  );
};

export default ActionLogListView;
