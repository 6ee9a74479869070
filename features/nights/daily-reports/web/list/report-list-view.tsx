import { Group } from '@mantine/core';
import { IconDoor, IconMoonStars } from '@tabler/icons-react';
import { ViewsMenu } from '#features/accounts/saved-views/web';
import { AddedActions } from '#platform/web/feature/actions';
import { formatDate, useText } from '#platform/web/i18n/index';
import { RecordList } from '#platform/web/list/index';
import { useFlag, useIsViewer } from '#platform/web/session/index';
import { EmptyState, PageHeader, usePhone, usePrintAction } from '#platform/web/ui/index';
import { reportExportColumns, reportListEndpoints } from '../../contract/index.ts';
import { doorsHref, reportHref } from '../addresses.ts';
import { ReportViews } from '../dashboard/report-views.tsx';
import { StartLink } from '../start/start-link.tsx';
import classes from './list.module.css';
import { reportColumns, reportColumnsForClients } from './report-columns.tsx';
import { finalReportList, reportList, reportListForClients } from './report-list.ts';

const exporting = { endpoint: reportListEndpoints.exportDailyReports, columns: reportExportColumns };

const ReportListView = () => {
  const t = useText();
  const phone = usePhone();
  const isClient = useIsViewer();
  const seesOnlyFinal = useFlag('reports.onlyFinalized');
  const title = t('daily-reports:titles.list');
  // These actions are about open reports, which people limited to final ones do not see.
  const added = !seesOnlyFinal && (
    <Group
      component="span"
      key="added"
      className={classes.added}
      gap="xs"
      align="stretch"
      display="inline-flex"
    >
      <AddedActions list="daily-reports" />
    </Group>
  );
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={[title]}
        chip={<ReportViews shown="list" />}
        action={phone ? <StartLink /> : [added, <StartLink key="start" />]}
        facts={phone && added}
        menu={[
          { label: t('daily-reports:proof.open'), icon: IconDoor, to: doorsHref() },
          ...usePrintAction(),
        ]}
      />
      <RecordList
        list={isClient ? reportListForClients : seesOnlyFinal ? finalReportList : reportList}
        label={title}
        searching={t('daily-reports:list.search')}
        apply={t('daily-reports:list.apply')}
        columns={isClient ? reportColumnsForClients : reportColumns}
        rowLabel={({ number, job, report_date }) =>
          t('daily-reports:list.row', {
            number,
            site: `${job.job_number} ${job.job_name}`,
            date: formatDate(report_date),
          })
        }
        rowHref={({ id }) => reportHref(id)}
        ViewsMenu={ViewsMenu}
        exporting={exporting}
        empty={
          <EmptyState
            icon={IconMoonStars}
            title={t('daily-reports:list.empty')}
            text={t('daily-reports:list.emptyText')}
            action={<StartLink />}
          />
        }
      />
    </>
  );
};

export default ReportListView;
