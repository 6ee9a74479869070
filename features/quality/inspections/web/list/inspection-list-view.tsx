import { IconAlarm, IconCalendarEvent, IconClipboardCheck, IconPlus } from '@tabler/icons-react';
import { ViewsMenu } from '#features/accounts/saved-views/web';
import { useText } from '#platform/web/i18n/index';
import { RecordList } from '#platform/web/list/index';
import { ButtonLink } from '#platform/web/routing/index';
import { useFlag, useSession } from '#platform/web/session/index';
import { EmptyState, PageHeader, usePrintAction } from '#platform/web/ui/index';
import { inspectionExportColumns, inspectionListEndpoints, seesSchedule } from '../../contract/index.ts';
import { inspectionHref, paths } from '../addresses.ts';
import { InspectionViews } from '../dashboard/inspection-views.tsx';
import { inspectionColumns } from './inspection-columns.tsx';
import { inspectionListOf } from './inspection-list.ts';

const exporting = { endpoint: inspectionListEndpoints.exportInspections, columns: inspectionExportColumns };

const InspectionListView = () => {
  const t = useText();
  const mayBegin = useFlag('inspections.canEdit');
  const title = t('inspections:titles.list');
  const { flags } = useSession();
  const plans = seesSchedule(flags);
  const schedule = plans
    ? { label: t('inspections:list.schedule'), icon: IconCalendarEvent, to: paths.schedule }
    : undefined;
  const due = plans ? [{ label: t('inspections:list.due'), icon: IconAlarm, to: paths.due }] : [];
  const begin = mayBegin && (
    <ButtonLink to={paths.create} leftSection={<IconPlus size={16} aria-hidden />}>
      {t('inspections:list.begin')}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={[title]}
        chip={<InspectionViews shown="list" />}
        action={begin}
        second={schedule}
        menu={[...due, ...usePrintAction()]}
      />
      <RecordList
        list={inspectionListOf(flags)}
        label={title}
        searching={t('inspections:list.search')}
        apply={t('inspections:list.apply')}
        columns={inspectionColumns}
        rowLabel={({ number, job }) =>
          t('inspections:list.row', { number, site: `${job.job_number} ${job.job_name}` })
        }
        rowHref={({ id }) => inspectionHref(id)}
        ViewsMenu={ViewsMenu}
        exporting={exporting}
        empty={
          <EmptyState
            icon={IconClipboardCheck}
            title={t('inspections:list.empty')}
            text={t('inspections:list.emptyText')}
            action={begin}
          />
        }
      />
    </>
  );
};

export default InspectionListView;
