import { Group, Progress, Stack, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef } from 'react';
import { fileUrl } from '#platform/web/api/index';
import { formatDateTime, formatNumber, formatPercent, useText } from '#platform/web/i18n/index';
import {
  ButtonLink,
  lazyPart,
  useIdParam,
  usePageTitle,
  usePreload,
  useSearchState,
} from '#platform/web/routing/index';
import { LoadProblem, PageHeader, PageSkeleton, RowsSkeleton } from '#platform/web/ui/index';
import { canMap, type ImportRecord } from '../../contract/index.ts';
import type { AnyWebKind } from '../kind.ts';
import { MappingStep } from '../mapping/mapping-step.tsx';
import { ImportStatusChip } from '../parts/import-status-chip.tsx';
import { StepTrail } from '../parts/step-trail.tsx';
import { importQuery, isBusy, refreshAll } from '../queries.ts';
import { type ImportStep, importSearch } from '../search.ts';
import { KindContext, useKind } from '../use-kind.ts';

const shareOf = ({ done_rows, total_rows }: ImportRecord): number =>
  total_rows === 0 ? 0 : done_rows / total_rows;

/** A running import. It continues when this page is closed, and its progress is shown again when somebody comes
 * back. */
const RunProgress = ({ record }: { record: ImportRecord }) => {
  const t = useText();
  const { href } = useKind();
  const { status, done_rows, total_rows } = record;
  const share = shareOf(record);
  const words =
    status === 'running'
      ? t('imports:run.rows', { done: formatNumber(done_rows), total: formatNumber(total_rows) })
      : t(`imports:status.${status}`);
  return (
    <>
      <StepTrail step="run" />
      <Stack component="section" gap="sm" maw={760} aria-labelledby="import-run">
        <Title order={2} id="import-run">
          {t(status === 'undoing' ? 'imports:run.undoing' : 'imports:run.title')}
        </Title>
        <Progress
          size="lg"
          value={share * 100}
          animated={status !== 'running'}
          striped={status !== 'running'}
          aria-label={t('imports:run.progress')}
        />
        <Group data-figures align="stretch" justify="space-between" wrap="nowrap">
          <Text role="status">{words}</Text>
          {status === 'running' && <Text fw={600}>{formatPercent(share)}</Text>}
        </Group>
        <Text c="dimmed">{t('imports:run.leave')}</Text>
        <div>
          <ButtonLink to={href} variant="default">
            {t('imports:run.toList')}
          </ButtonLink>
        </div>
      </Stack>
    </>
  );
};

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
