import { IconCalendarEvent } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import { listPage, RecordList } from '#platform/web/list/index';
import { ButtonLink, type Visit } from '#platform/web/routing/index';
import { EmptyState, PageHeader, usePrintAction } from '#platform/web/ui/index';
import { dueHref, paths } from '../addresses.ts';
import { dueColumns } from './due-columns.tsx';
import { dueList } from './due-list.ts';

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
