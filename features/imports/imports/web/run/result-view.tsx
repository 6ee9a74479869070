import { Button, Group, Text } from '@mantine/core';
import { IconArrowBackUp, IconDownload } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { endpointPage, useAction } from '#platform/web/api/index';
import { confirm } from '#platform/web/feedback/index';
import { formatDateTime, useText } from '#platform/web/i18n/index';
import { ButtonLink, useSearchState } from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import { LoadProblem, RecordTable } from '#platform/web/ui/index';
import type { ImportRecord, ImportRow } from '../../contract/index.ts';
import { Counts } from '../parts/counts.tsx';
import classes from '../parts/parts.module.css';
import { RowSum } from '../parts/row-sum.tsx';
import { cacheImport, errorFileHref, refreshAll } from '../queries.ts';
import { importSearch } from '../search.ts';
import { useKind } from '../use-kind.ts';
import { OutcomeAlert } from './outcome-alert.tsx';
import { rowColumns } from './row-columns.tsx';

/** Undoes a whole import, after a confirmation because it is final. The page shows and keeps the reason of a
 * refusal. */
const useUndo = (record: ImportRecord) => {
  const t = useText();
  const kind = useKind();
  const client = useQueryClient();
  const undo = useAction(kind.calls.undo, {
    quiet: true,
    refreshes: [kind.calls.rows],
    onSuccess: (undone) => {
      cacheImport(client, kind, undone);
      refreshAll(client);
    },
  });
  const ask = async () => {
    const answer = await confirm(kind.words(t).undoQuestion(record.created_rows + record.updated_rows), {
      agree: t('imports:undo.agree'),
      disagree: t('imports:undo.keep'),
      danger: true,
    });
    if (answer === 1) undo.mutate({ params: { id: record.id }, body: {} });
  };
  return { ask, busy: undo.isPending, refusal: undo.error };
};

type Props = {
  record: ImportRecord;
  /** Undefined while they load. They say which records were created. */
  rows: readonly ImportRow[] | undefined;
  undo: ReturnType<typeof useUndo>;
};

const ResultActions = ({ record, rows, undo }: Props) => {
  const t = useText();
  const kind = useKind();
  const { user } = useSession();
  const { id, status, can, created_rows, updated_rows, skipped_rows, failed_rows } = record;
  const { warning_rows, left_out_rows } = record;
  return (
    <Group className={classes.actions} gap="xs" align="stretch" justify="flex-end">
      {can.undo && (
        <Button
          variant="default"
          loading={undo.busy}
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          onClick={() => void undo.ask()}
        >
          {t('imports:undo.action')}
        </Button>
      )}
      {skipped_rows + failed_rows + warning_rows + left_out_rows > 0 && (
        <Button
          component="a"
          variant="default"
          href={errorFileHref(kind, id, user.default_organization.id)}
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          {t('imports:rows.errorFile')}
        </Button>
      )}
      {rows && status !== 'undone' && created_rows + updated_rows > 0 && (
        <ButtonLink to={kind.madeHref(record, rows)}>{kind.words(t).made}</ButtonLink>
      )}
    </Group>
  );
};

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
