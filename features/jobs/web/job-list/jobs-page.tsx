import { IconFileImport } from '@tabler/icons-react';
import { jobExportColumns, jobExportEndpoints } from '#features/jobs/contract';
import { ViewsMenu } from '#features/saved-views/web';
import { useText } from '#platform/web/i18n/index';
import { RecordList } from '#platform/web/list/index';
import { ButtonLink, useMayOpen } from '#platform/web/routing/index';
import { EmptyState, PageHeader, usePrintAction } from '#platform/web/ui/index';
import { jobHref } from '../job-href.ts';
import { jobColumns } from './job-columns.tsx';
import { jobList } from './job-list-definition.ts';

const exporting = { endpoint: jobExportEndpoints.exportJobs, columns: jobExportColumns };

/** All job sites, for people who manage them. */
const JobsPage = () => {
  const t = useText();
  const mayImport = useMayOpen('/admin/jobs/import');
  const importButton = mayImport && (
    <ButtonLink to="/admin/jobs/import" leftSection={<IconFileImport size={16} aria-hidden />}>
      {t('jobs:actions.import')}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title={t('jobs:titles.list')}
        subtitle={t('jobs:list.subtitle')}
        breadcrumbs={[{ title: t('app:titles.admin'), to: '/admin' }, t('jobs:titles.list')]}
        action={importButton}
        menu={usePrintAction()}
      />
      <RecordList
        list={jobList}
        label={t('jobs:list.label')}
        searching={t('jobs:list.search')}
        apply={t('jobs:list.apply')}
        columns={jobColumns}
        rowLabel={(row) => `${row.job_number} ${row.job_name}`}
        rowHref={(row) => jobHref(row.id)}
        ViewsMenu={ViewsMenu}
        exporting={exporting}
        empty={
          <EmptyState
            title={t('jobs:list.empty')}
            text={t(mayImport ? 'jobs:list.emptyText' : 'jobs:list.emptyHint')}
            action={importButton}
          />
        }
      />
    </>
  );
};

export default JobsPage;
