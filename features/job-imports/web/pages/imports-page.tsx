import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { endpointPage } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { useSearchState } from '#platform/web/routing/index';
import { EmptyState, LoadProblem, PageHeader, RecordTable } from '#platform/web/ui/index';
import { jobImportEndpoints } from '../../contract/index.ts';
import { importHref, jobsHref } from '../addresses.ts';
import { importColumns } from '../list/import-columns.tsx';
import { isBusy } from '../queries.ts';
import { importsSearch } from '../search.ts';
import { UploadSection } from '../upload/upload-section.tsx';

/** Starts a new import and lists the earlier ones. */
const ImportsPage = () => {
  const t = useText();
  const [search, setSearch] = useSearchState(importsSearch);
  const { page, per_page, sort, order } = search;
  const { data, error, isFetching, refetch } = useQuery({
    ...endpointPage(jobImportEndpoints.listJobImports, { query: { page, per_page, sort, order } }),
    refetchInterval: (query) => (query.state.data?.rows.some(isBusy) ? 2000 : false),
  });
  const columns = useMemo(() => importColumns(t), [t]);
  return (
    <>
      <PageHeader
        title={t('job-imports:titles.list')}
        subtitle={t('job-imports:list.subtitle')}
        breadcrumbs={[
          { title: t('app:titles.admin'), to: '/admin' },
          { title: t('jobs:titles.list'), to: jobsHref },
          t('job-imports:titles.list'),
        ]}
      />
      <UploadSection />
      <Title order={2} mb="xs">
        {t('job-imports:list.earlier')}
      </Title>
      {error && !data ? (
        <LoadProblem error={error} retry={() => void refetch()} />
      ) : (
        <RecordTable
          name="job-imports"
          label={t('job-imports:list.earlier')}
          columns={columns}
          data={data}
          fetching={isFetching && !data?.rows.some(isBusy)}
          state={search}
          onState={(patch) => setSearch(patch as Partial<typeof search>)}
          rowId={(row) => row.id}
          rowLabel={(row) => row.file_name}
          rowHref={(row) => importHref(row.id)}
          empty={<EmptyState title={t('job-imports:list.empty')} text={t('job-imports:list.emptyText')} />}
        />
      )}
    </>
  );
};

export default ImportsPage;
