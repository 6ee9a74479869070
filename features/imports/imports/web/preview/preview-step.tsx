import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconDownload } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { ApiError, useAction } from '#platform/web/api/index';
import { showProblem } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { lazyPart, useSearchState } from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import { LoadProblem, PageSkeleton, RecordTable } from '#platform/web/ui/index';
import type { ImportRecord, PreviewRow } from '../../contract/index.ts';
import { Counts } from '../parts/counts.tsx';
import classes from '../parts/parts.module.css';
import { RowSum } from '../parts/row-sum.tsx';
import { StepTrail } from '../parts/step-trail.tsx';
import { cacheImport, errorFileHref, previewQuery } from '../queries.ts';
import { importSearch } from '../search.ts';
import { useKind } from '../use-kind.ts';
import { previewColumns } from './preview-columns.tsx';
import { useRecheck } from './use-recheck.ts';

const [CorrectDialog] = lazyPart(() => import('./correct-dialog.tsx'));

/** The refusals of a mapping, each with the name of its field. */
const inWords = (
  fields: Readonly<Record<string, string[]>>,
  nameOf: (target: string) => string,
  targets: object,
): string =>
  Object.entries(fields)
    .map(([path, messages]) => {
      const target = path.split('.').at(-1) ?? '';
      return target in targets ? `${nameOf(target)}: ${messages.join(' ')}` : messages.join(' ');
    })
    .join(' ');

/** The outcome that every row would have, before anything is created. */
export const PreviewStep = ({ record }: { record: ImportRecord }) => {
  const t = useText();
  const kind = useKind();
  const client = useQueryClient();
  const { user } = useSession();
  const [search, setSearch] = useSearchState(importSearch);
  const { outcome, page, per_page } = search;
  const { data, error, isFetching, refetch } = useQuery({
    ...previewQuery(kind, record, { outcome, page, per_page }),
    placeholderData: (previous) => previous,
    staleTime: 60_000,
    // The server would refuse the same mapping again.
    retry: false,
  });
  const run = useAction(kind.calls.run, {
    onSuccess: (started) => cacheImport(client, kind, started),
  });
  const recheck = useRecheck(record);
  const [corrected, setCorrected] = useState<PreviewRow | null>(null);
  const { mapping } = record;
  const columns = previewColumns(t, kind, mapping, {
    onCorrect: setCorrected,
    onKeep: (line, keep) => {
      const others = (mapping.kept_lines ?? []).filter((other) => other !== line);
      void recheck({ kept_lines: keep ? [...others, line] : others }).catch(showProblem);
    },
  });
  const toColumns = () => setSearch({ step: 'columns', outcome: undefined, page: 1 });
  if (!data && error instanceof ApiError && error.status === 422) {
    return (
      <>
        <StepTrail step="check" />
        <Alert color="warning" variant="light" icon={<IconAlertTriangle aria-hidden />} role="alert">
          <Text mb="sm">{inWords(error.fields, (target) => kind.target(t, target), kind.example)}</Text>
          <Button onClick={toColumns}>{t('imports:check.toColumns')}</Button>
        </Alert>
      </>
    );
  }
  if (!data) return error ? <LoadProblem error={error} retry={() => void refetch()} /> : <PageSkeleton />;
  const { created, updated, duplicate, invalid, warnings, left_out } = data.counts;
  const written = created + (updated ?? 0);
  const doubtful = duplicate + invalid + warnings + (left_out ?? 0) > 0;
  const outcomes = {
    created,
    duplicate,
    invalid,
    left_out: left_out || undefined,
    updated: mapping.existing === 'update' ? updated : undefined,
  };
  const isMeasured = kind.measures.some((target) => mapping.columns[target] !== undefined);
  return (
    <>
      <StepTrail step="check" />
      <Counts
        ahead
        counts={{ ...outcomes, warning: warnings }}
        chosen={outcome}
        onChoose={(kind) => setSearch({ outcome: kind, page: 1 })}
      />
      <RowSum record={record} counts={outcomes} />
      {corrected && (
        <Suspense>
          <CorrectDialog
            record={record}
            row={corrected}
            recheck={recheck}
            onClose={() => setCorrected(null)}
          />
        </Suspense>
      )}
      <RecordTable
        name={`${kind.href}/preview`}
        label={t('imports:check.label')}
        columns={columns}
        data={{ rows: data.rows, total: data.total, total_capped: false, page, per_page }}
        filters={
          <Text c="dimmed">
            {t('imports:check.text')}
            {isMeasured && ` ${t(`imports:check.${mapping.decimal_mark === ',' ? 'comma' : 'point'}`)}`}
          </Text>
        }
        tools={
          <Group className={classes.actions} gap="xs" align="stretch" justify="flex-end">
            {doubtful && (
              <Button
                component="a"
                variant="default"
                href={errorFileHref(kind, record.id, user.default_organization.id)}
                leftSection={<IconDownload size={16} aria-hidden />}
              >
                {t('imports:rows.errorFile')}
              </Button>
            )}
            <Button
              disabled={written === 0}
              loading={run.isPending}
              onClick={() => run.mutate({ params: { id: record.id }, body: { mapping: record.mapping } })}
            >
              {kind.words(t).run(written)}
            </Button>
          </Group>
        }
        fetching={isFetching}
        state={search}
        onState={(patch) => setSearch(patch as Partial<typeof search>)}
        rowId={({ line }) => line}
        rowLabel={({ line }) => t('imports:rows.lineNumber', { line })}
        filtered={outcome !== undefined}
        onClear={() => setSearch({ outcome: undefined, page: 1 })}
        empty={null}
      />
    </>
  );
};
