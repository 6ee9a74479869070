import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { endpointPage } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { useSearchState } from '#platform/web/routing/index';
import { EmptyState, LoadProblem, PageHeader, RecordTable } from '#platform/web/ui/index';
import type { AnyWebKind } from '../kind.ts';
import { importColumns } from '../list/import-columns.tsx';
import { isBusy } from '../queries.ts';
import { importsSearch } from '../search.ts';
import { UploadSection } from '../upload/upload-section.tsx';
import { importHref, KindContext } from '../use-kind.ts';

/** Starts a new import and lists the earlier ones. */
export const ImportsPage = ({ kind }: { kind: AnyWebKind }) => {
  const t = useText();
  const { title, subtitle } = kind.words(t);
  const [search, setSearch] = useSearchState(importsSearch);
  const { page, per_page, sort, order } = search;
  const { data, error, isFetching, refetch } = useQuery({
    ...endpointPage(kind.calls.list, { query: { page, per_page, sort, order } }),
    refetchInterval: (query) => (query.state.data?.rows.some(isBusy) ? 2000 : false),
  });
  const columns = useMemo(() => importColumns(t), [t]);
  return (
    <KindContext value={kind}>
      <PageHeader title={title} subtitle={subtitle} breadcrumbs={[...kind.above(t), title]} />
      <UploadSection />
      <Title order={2} mb="xs">
        {t('imports:list.earlier')}
      </Title>
      {error && !data ? (
        <LoadProblem error={error} retry={() => void refetch()} />
      ) : (
        <RecordTable
          name={kind.href}
          label={t('imports:list.earlier')}
          columns={columns}
          data={data}
          fetching={isFetching && !data?.rows.some(isBusy)}
          state={search}
          onState={(patch) => setSearch(patch as Partial<typeof search>)}
          rowId={(row) => row.id}
          rowLabel={(row) => row.file_name}
          rowHref={(row) => importHref(kind, row.id)}
          empty={<EmptyState title={t('imports:list.empty')} text={t('imports:list.emptyText')} />}
        />
      )}
    </KindContext>
  );
};
