import { IconDownload } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef } from 'react';
import { fileUrl } from '#platform/web/api/index';
import { formatDateTime, formatNumber, useText } from '#platform/web/i18n/index';
import { lazyPart, useIdParam, usePageTitle, usePreload, useSearchState } from '#platform/web/routing/index';
import { LoadProblem, PageHeader, PageSkeleton, RowsSkeleton } from '#platform/web/ui/index';
import { canMap, type ImportRecord } from '../../contract/index.ts';
import type { AnyWebKind } from '../kind.ts';
import { MappingStep } from '../mapping/mapping-step.tsx';
import { ImportStatusChip } from '../parts/import-status-chip.tsx';
import { importQuery, isBusy, refreshAll } from '../queries.ts';
import { RunProgress } from '../run/run-progress.tsx';
import { type ImportStep, importSearch } from '../search.ts';
import { KindContext } from '../use-kind.ts';

// An import begins with its columns; the parts for later steps are loaded in the meantime.
const [PreviewStep, preloadPreview] = lazyPart(async () => ({
  default: (await import('../preview/preview-step.tsx')).PreviewStep,
}));

const [ResultView, preloadResult] = lazyPart(async () => ({
  default: (await import('../run/result-view.tsx')).ResultView,
}));

const Body = ({ record, step }: { record: ImportRecord; step: ImportStep | undefined }) => {
  usePreload(preloadPreview, canMap(record));
  usePreload(preloadResult, isBusy(record));
  if (isBusy(record)) return <RunProgress record={record} />;
  if (!canMap(record)) return <ResultView record={record} />;
  return step === 'check' ? <PreviewStep record={record} /> : <MappingStep key={record.id} record={record} />;
};

/** Scrolls to the top. Give it a new key for each step. */
const TopOfPage = () => {
  useEffect(() => {
    window.scrollTo({ top: 0 });
  }, []);
  return null;
};

/** One import from its columns to its end. Its status decides what is shown, also when someone comes back later. */
export const ImportPage = ({ kind }: { kind: AnyWebKind }) => {
  const t = useText();
  const client = useQueryClient();
  const id = useIdParam(kind.param);
  // Read the step here, before the record: an older record would make a check save the previous mapping again.
  const [{ step }] = useSearchState(importSearch);
  const { data, error, refetch } = useQuery({
    ...importQuery(kind, id),
    refetchInterval: (query) => (query.state.data && isBusy(query.state.data) ? 1000 : false),
  });
  usePageTitle(data?.file_name);
  const busy = data !== undefined && isBusy(data);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !busy) refreshAll(client);
    wasBusy.current = busy;
  }, [busy, client]);
  if (!data)
    return error ? <LoadProblem error={error} retry={() => void refetch()} /> : <PageSkeleton crumbs />;
  return (
    <KindContext value={kind}>
      <PageHeader
        title={data.file_name}
        chip={<ImportStatusChip status={data.status} />}
        subtitle={t('imports:page.subtitle', {
          rows: formatNumber(data.total_rows),
          name: data.created_by?.name ?? '',
          when: formatDateTime(data.created_at),
        })}
        menu={[
          {
            label: t('imports:page.original'),
            icon: IconDownload,
            onClick: () => window.location.assign(fileUrl(data.file_id, { download: true })),
          },
        ]}
        breadcrumbs={[...kind.above(t), { title: kind.words(t).title, to: kind.href }, data.file_name]}
      />
      {/* A new step, and the end of the run, count as a new page. */}
      <TopOfPage key={`${step} ${busy}`} />
      <Suspense fallback={<RowsSkeleton />}>
        <Body record={data} step={step} />
      </Suspense>
    </KindContext>
  );
};
