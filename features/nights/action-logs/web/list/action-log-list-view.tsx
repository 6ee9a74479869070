import { IconClipboardText } from '@tabler/icons-react';
import { ViewsMenu } from '#features/accounts/saved-views/web';
import { formatDate, useText } from '#platform/web/i18n/index';
import { RecordList } from '#platform/web/list/index';
import { useFlag, useIsViewer } from '#platform/web/session/index';
import { EmptyState, PageHeader, usePrintAction } from '#platform/web/ui/index';
import { actionLogExportColumns, actionLogListEndpoints } from '../../contract/index.ts';
import { actionLogHref } from '../addresses.ts';
import { BeginLink } from '../begin/begin-link.tsx';
import { LogViews } from '../dashboard/log-views.tsx';
import { actionLogColumns } from './action-log-columns.tsx';
import { actionLogList, actionLogListForClients, finalLogList } from './action-log-list.ts';

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
