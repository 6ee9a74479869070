import { Button, Text } from '@mantine/core';
import { IconArrowBackUp, IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { jobHref } from '#features/jobs/web';
import { endpointPage } from '#platform/web/api/index';
import { formatDateTime, useText } from '#platform/web/i18n/index';
import { ButtonLink, useSearchState } from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import { RecordTable } from '#platform/web/ui/index';
import { type JobImport, jobImportEndpoints } from '../../contract/index.ts';
import { jobsOfImportHref } from '../addresses.ts';
import { Counts } from '../parts/counts.tsx';
import { LoadProblem } from '../parts/load-problem.tsx';
import { errorFileHref } from '../queries.ts';
import { importSearch } from '../search.ts';
import { OutcomeAlert } from './outcome-alert.tsx';
import { rowColumns } from './row-columns.tsx';
import classes from './run.module.css';
import { useUndo } from './use-undo.ts';

/** What became of the file, row by row. */
export const ResultView = ({ record }: { record: JobImport }) => {
  const t = useText();
  const { user } = useSession();
  const [search, setSearch] = useSearchState(importSearch);
  const { outcome, page, per_page, sort, order } = search;
  const { data, error, isFetching, refetch } = useQuery(
    endpointPage(jobImportEndpoints.listJobImportRows, {
      params: { id: record.id },
      query: { outcome, page, per_page, sort, order },
    }),
  );
  const columns = useMemo(() => rowColumns(t, record.mapping), [t, record.mapping]);
  const { ask, busy, refusal } = useUndo(record);
  const { id, status, created_rows, skipped_rows, failed_rows, warning_rows, finished_at } = record;
  const done = status === 'done' && finished_at !== null;
  return (
    <>
      <OutcomeAlert record={record} refusal={refusal} />
      <Counts
        counts={{
          created: created_rows,
          warning: warning_rows,
          duplicate: skipped_rows,
          invalid: failed_rows,
        }}
        chosen={outcome}
        onChoose={(kind) => setSearch({ outcome: kind, page: 1 })}
      />
      <div className={classes.summary}>
        <Text c="dimmed">
          {done && t('job-imports:result.finished', { when: formatDateTime(finished_at) })}
        </Text>
        <div className={classes.actions}>
          {record.can.undo && (
            <Button
              variant="default"
              loading={busy}
              leftSection={<IconArrowBackUp size={16} aria-hidden />}
              onClick={() => void ask()}
            >
              {t('job-imports:undo.action')}
            </Button>
          )}
          {skipped_rows + failed_rows + warning_rows > 0 && (
            <Button
              component="a"
              variant="default"
              href={errorFileHref(id, user.default_organization.id)}
              leftSection={<IconDownload size={16} aria-hidden />}
            >
              {t('job-imports:rows.errorFile')}
            </Button>
          )}
          {status !== 'undone' && created_rows > 0 && (
            <ButtonLink to={jobsOfImportHref(id)}>{t('job-imports:result.sites')}</ButtonLink>
          )}
        </div>
      </div>
      {error && !data ? (
        <LoadProblem error={error} retry={() => void refetch()} />
      ) : (
        <RecordTable
          name="job-import-rows"
          label={t('job-imports:result.label')}
          columns={columns}
          data={data}
          fetching={isFetching}
          state={search}
          onState={(patch) => setSearch(patch as Partial<typeof search>)}
          rowId={({ line }) => line}
          rowLabel={({ line }) => t('job-imports:rows.lineNumber', { line })}
          rowHref={({ job_id }) => (job_id === null ? undefined : jobHref(job_id))}
          filtered={outcome !== undefined}
          onClear={() => setSearch({ outcome: undefined, page: 1 })}
          empty={null}
        />
      )}
    </>
  );
};
