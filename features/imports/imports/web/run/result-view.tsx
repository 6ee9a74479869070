import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { endpointPage } from '#platform/web/api/index';
import { formatDateTime, useText } from '#platform/web/i18n/index';
import { useSearchState } from '#platform/web/routing/index';
import { LoadProblem, RecordTable } from '#platform/web/ui/index';
import type { ImportRecord } from '../../contract/index.ts';
import { Counts } from '../parts/counts.tsx';
import { RowSum } from '../parts/row-sum.tsx';
import { importSearch } from '../search.ts';
import { useKind } from '../use-kind.ts';
import { OutcomeAlert } from './outcome-alert.tsx';
import { ResultActions } from './result-actions.tsx';
import { rowColumns } from './row-columns.tsx';
import { useUndo } from './use-undo.ts';

/** The outcome of the file, row by row. */
export const ResultView = ({ record }: { record: ImportRecord }) => {
  const t = useText();
  const kind = useKind();
  const [search, setSearch] = useSearchState(importSearch);
  const { outcome, page, per_page, sort, order } = search;
  const { data, error, isFetching, refetch } = useQuery(
    endpointPage(kind.calls.rows, {
      params: { id: record.id },
      query: { outcome, page, per_page, sort, order },
    }),
  );
  const columns = useMemo(() => rowColumns(t, kind, record.mapping), [t, kind, record.mapping]);
  const undo = useUndo(record);
  const { status, created_rows, updated_rows, skipped_rows, failed_rows, left_out_rows } = record;
  const { warning_rows, finished_at } = record;
  const done = status === 'done' && finished_at !== null;
  const outcomes = {
    created: created_rows,
    updated: record.mapping.existing === 'update' ? updated_rows : undefined,
    duplicate: skipped_rows,
    invalid: failed_rows,
    left_out: left_out_rows || undefined,
  };
  return (
    <>
      <OutcomeAlert record={record} refusal={undo.refusal} />
      <Counts
        counts={{ ...outcomes, warning: warning_rows }}
        chosen={outcome}
        onChoose={(kind) => setSearch({ outcome: kind, page: 1 })}
      />
      {done && <RowSum record={record} counts={outcomes} />}
      {error && !data ? (
        <LoadProblem error={error} retry={() => void refetch()} />
      ) : (
        <RecordTable
          name={`${kind.href}/rows`}
          label={t('imports:result.label')}
          columns={columns}
          data={data}
          filters={
            <Text c="dimmed">
              {done && t('imports:result.finished', { when: formatDateTime(finished_at) })}
            </Text>
          }
          tools={<ResultActions record={record} rows={data?.rows} undo={undo} />}
          fetching={isFetching}
          state={search}
          onState={(patch) => setSearch(patch as Partial<typeof search>)}
          rowId={({ line }) => line}
          rowLabel={({ line }) => t('imports:rows.lineNumber', { line })}
          rowHref={kind.rowHref}
          filtered={outcome !== undefined}
          onClear={() => setSearch({ outcome: undefined, page: 1 })}
          empty={null}
        />
      )}
    </>
  );
};
