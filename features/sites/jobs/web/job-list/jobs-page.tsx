import { IconFileImport, IconPlus } from '@tabler/icons-react';
import { useCallback, useMemo } from 'react';
import { ViewsMenu } from '#features/accounts/saved-views/web';
import { BulkButtons, useMayTake } from '#platform/web/bulk/index';
import { type BulkAction, jobActionStore, jobColumnStore } from '#platform/web/feature/index';
import { type Translate, useText } from '#platform/web/i18n/index';
import { RecordList } from '#platform/web/list/index';
import { ButtonLink, useGo, useMayOpen } from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import { EmptyState, type MenuAction, PageHeader, usePrintAction } from '#platform/web/ui/index';
import { jobExportColumns, jobExportEndpoints } from '../../contract/index.ts';
import { jobRecordHref, paths } from '../addresses.ts';
import { jobHref } from '../job-href.ts';
import { jobColumns } from './job-columns.tsx';
import { jobList } from './job-list-definition.ts';
import { JobViewSwitch } from './job-view-switch.tsx';

/** What this feature itself offers for several job sites. Not in the route table, which everybody loads. */
const ownActions: readonly BulkAction[] = [
  {
    id: 'change',
    title: 'jobs:bulk.change',
    flags: ['admin.canEditJobSite'],
    order: 10,
    component: () => import('../bulk/change-dialog.tsx'),
  },
  {
    id: 'status',
    title: 'jobs:bulk.status',
    flags: ['admin.canEditJobSite'],
    order: 30,
    component: () => import('../bulk/status-dialog.tsx'),
  },
];

const page = '/admin/jobs/rent-rolls';

/** Opens the import of rent rolls, for those who may. */
const useRentRollAction = (): readonly MenuAction[] => {
  const t = useText();
  const go = useGo();
  const mayImport = useMayOpen(page);
  return mayImport
    ? [{ label: t('jobs:actions.importRentRolls'), icon: IconFileImport, onClick: () => void go(page) }]
    : [];
};

/** All job sites, for people who manage them. */
const JobsPage = () => {
  const t = useText();
  const { flags } = useSession();
  const added = useMemo(
    () => jobColumnStore.get().filter((column) => column.flags?.some((flag) => flags.has(flag)) ?? true),
    [flags],
  );
  const columns = useCallback((_phone: boolean, say: Translate) => jobColumns(added, say), [added]);
  const exporting = {
    endpoint: jobExportEndpoints.exportJobs,
    columns: [...jobExportColumns, ...added.map(({ name }) => name)],
  };
  const mayImport = useMayOpen('/admin/jobs/import');
  const mayAdd = useMayOpen(paths.create);
  const mayManage = useMayOpen(paths.record);
  const bulkActions = useMayTake([...ownActions, ...jobActionStore.use()]);
  const importing = mayImport
    ? { label: t('jobs:actions.import'), icon: IconFileImport, to: '/admin/jobs/import' }
    : undefined;
  const add = mayAdd && (
    <ButtonLink to={paths.create} leftSection={<IconPlus size={16} aria-hidden />}>
      {t('jobs:titles.create')}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title={t('jobs:titles.list')}
        chip={<JobViewSwitch />}
        subtitle={t('jobs:list.subtitle')}
        breadcrumbs={[{ title: t('app:titles.admin'), to: '/admin' }, t('jobs:titles.list')]}
        action={add}
        second={importing}
        menu={[...useRentRollAction(), ...usePrintAction()]}
      />
      <RecordList
        list={jobList}
        label={t('jobs:list.label')}
        searching={t('jobs:list.search')}
        apply={t('jobs:list.apply')}
        columns={columns}
        rowLabel={(row) => `${row.job_number} ${row.job_name}`}
        rowHref={(row) => (mayManage ? jobRecordHref(row.id) : jobHref(row.id))}
        ViewsMenu={ViewsMenu}
        exporting={exporting}
        bulk={
          bulkActions.length > 0 ? (chosen) => <BulkButtons {...chosen} actions={bulkActions} /> : undefined
        }
        empty={
          <EmptyState
            title={t('jobs:list.empty')}
            text={t(mayImport ? 'jobs:list.emptyText' : 'jobs:list.emptyHint')}
            action={add}
            second={importing}
          />
        }
      />
    </>
  );
};

export default JobsPage;
