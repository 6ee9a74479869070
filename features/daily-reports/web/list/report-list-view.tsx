import { IconDoor, IconMoonStars, IconPlus } from '@tabler/icons-react';
import { ViewsMenu } from '#features/saved-views/web';
import { formatDate, useText } from '#platform/web/i18n/index';
import { RecordList } from '#platform/web/list/index';
import { ButtonLink } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { EmptyState, PageHeader, usePrintAction } from '#platform/web/ui/index';
import { doorsHref, reportHref, startHref } from '../addresses.ts';
import { reportColumns } from './report-columns.tsx';
import { reportList } from './report-list.ts';

const ReportListView = () => {
  const t = useText();
  const title = t('daily-reports:titles.list');
  const begin = useFlag('reports.canEdit') && (
    <ButtonLink to={startHref()} leftSection={<IconPlus size={16} aria-hidden />}>
      {t('daily-reports:list.begin')}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={[title]}
        action={begin}
        menu={[
          { label: t('daily-reports:proof.open'), icon: IconDoor, to: doorsHref() },
          ...usePrintAction(),
        ]}
      />
      <RecordList
        list={reportList}
        label={title}
        searching={t('daily-reports:list.search')}
        apply={t('daily-reports:list.apply')}
        columns={reportColumns}
        rowLabel={({ number, job, report_date }) =>
          t('daily-reports:list.row', {
            ...{ number, site: `${job.job_number} ${job.job_name}`, date: formatDate(report_date) },
          })
        }
        rowHref={({ id }) => reportHref(id)}
        ViewsMenu={ViewsMenu}
        empty={
          <EmptyState
            icon={IconMoonStars}
            title={t('daily-reports:list.empty')}
            text={t('daily-reports:list.emptyText')}
            action={begin}
          />
        }
      />
    </>
  );
};

export default ReportListView;
