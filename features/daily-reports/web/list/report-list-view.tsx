import { IconMoonStars, IconPlus } from '@tabler/icons-react';
import { ViewsMenu } from '#features/saved-views/web';
import { AddedActions } from '#platform/web/feature/sections';
import { formatDate, useText } from '#platform/web/i18n/index';
import { RecordList } from '#platform/web/list/index';
import { ButtonLink } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { EmptyState, PageHeader, usePhone, usePrintAction } from '#platform/web/ui/index';
import { reportHref, startHref } from '../addresses.ts';
import classes from './list.module.css';
import { reportColumns } from './report-columns.tsx';
import { reportList } from './report-list.ts';

const ReportListView = () => {
  const t = useText();
  const phone = usePhone();
  const title = t('daily-reports:titles.list');
  const begin = useFlag('reports.canEdit') && (
    <ButtonLink to={startHref()} leftSection={<IconPlus size={16} aria-hidden />}>
      {t('daily-reports:list.begin')}
    </ButtonLink>
  );
  const added = (
    <span key="added" className={classes.added}>
      <AddedActions list="daily-reports" />
    </span>
  );
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={[title]}
        action={phone ? begin : [added, begin]}
        facts={phone && added}
        menu={usePrintAction()}
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
