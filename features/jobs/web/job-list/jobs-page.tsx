import { IconFileImport } from '@tabler/icons-react';
import { useMemo } from 'react';
import { jobExportColumns, jobExportEndpoints } from '#features/jobs/contract';
import { ViewsMenu } from '#features/saved-views/web';
import { useText } from '#platform/web/i18n/index';
import { ButtonLink, useMayOpen, useSearchState } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { EmptyState, listProblem, PageHeader, RecordTable, usePrintAction } from '#platform/web/ui/index';
import { jobHref } from '../job-href.ts';
import { jobColumns } from './job-columns.tsx';
import { JobFilters } from './job-filters.tsx';
import { jobListSearch } from './list-search.ts';
import { useListWords } from './list-words.ts';
import { queryOf, useJobList } from './use-job-list.ts';

const none = {
  q: undefined,
  status: undefined,
  state: undefined,
  needs_location: false,
  import_id: undefined,
  page: 1,
};

/** Every job site, for the people who keep them. */
const JobsPage = () => {
  const t = useText();
  const mayImport = useMayOpen('/admin/jobs/import');
  const mayExport = useFlag('canExportData');
  const [search, setSearch] = useSearchState(jobListSearch);
  const list = useJobList(search);
  const columns = useMemo(() => jobColumns(t), [t]);
  const { q, status, state, needs_location, import_id } = search;
  const filtered = [q, status, state, import_id].some((value) => value !== undefined) || needs_location;
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
      <RecordTable
        name="jobs"
        label={t('jobs:list.label')}
        columns={columns}
        data={list.data}
        fetching={list.isFetching}
        problem={listProblem(list)}
        state={search}
        onState={(patch) => setSearch(patch as Partial<typeof search>)}
        rowId={(row) => row.id}
        rowLabel={(row) => `${row.job_number} ${row.job_name}`}
        rowHref={(row) => jobHref(row.id)}
        views={(look) => (
          <ViewsMenu list="jobs" schema={jobListSearch} state={search} setState={setSearch} look={look} />
        )}
        exporting={
          mayExport
            ? { endpoint: jobExportEndpoints.exportJobs, query: queryOf(search), offered: jobExportColumns }
            : undefined
        }
        filters={<JobFilters search={search} setSearch={setSearch} />}
        inWords={useListWords(search)}
        filtered={filtered}
        onClear={() => setSearch(none)}
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
