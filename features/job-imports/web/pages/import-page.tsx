import { IconDownload } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { fileUrl } from '#platform/web/api/index';
import { formatDateTime, formatNumber, useText } from '#platform/web/i18n/index';
import { useIdParam, usePageTitle, useSearchState } from '#platform/web/routing/index';
import { LoadProblem, PageHeader, PageSkeleton } from '#platform/web/ui/index';
import { canMap, type JobImport } from '../../contract/index.ts';
import { importsHref, jobsHref } from '../addresses.ts';
import { MappingStep } from '../mapping/mapping-step.tsx';
import { ImportStatusChip } from '../parts/import-status-chip.tsx';
import { PreviewStep } from '../preview/preview-step.tsx';
import { importQuery, isBusy, refreshSites } from '../queries.ts';
import { ResultView } from '../run/result-view.tsx';
import { RunProgress } from '../run/run-progress.tsx';
import { type ImportStep, importSearch } from '../search.ts';

const Body = ({ record, step }: { record: JobImport; step: ImportStep | undefined }) => {
  if (isBusy(record)) return <RunProgress record={record} />;
  if (!canMap(record)) return <ResultView record={record} />;
  return step === 'check' ? <PreviewStep record={record} /> : <MappingStep key={record.id} record={record} />;
};

/** With a new key a new page begins, at its top. */
const TopOfPage = () => {
  useEffect(() => {
    window.scrollTo({ top: 0 });
  }, []);
  return null;
};

/** One import from its columns to its end. Its state decides what is shown, even when somebody left and came back. */
const ImportPage = () => {
  const t = useText();
  const client = useQueryClient();
  const id = useIdParam('importId');
  // Read the step here, before the record: an older record would make a check save the previous mapping again.
  const [{ step }] = useSearchState(importSearch);
  const { data, error, refetch } = useQuery({
    ...importQuery(id),
    refetchInterval: (query) => (query.state.data && isBusy(query.state.data) ? 1000 : false),
  });
  usePageTitle(data?.file_name);
  const busy = data !== undefined && isBusy(data);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !busy) refreshSites(client);
    wasBusy.current = busy;
  }, [busy, client]);
  if (!data)
    return error ? <LoadProblem error={error} retry={() => void refetch()} /> : <PageSkeleton crumbs />;
  return (
    <>
      <PageHeader
        title={data.file_name}
        chip={<ImportStatusChip status={data.status} />}
        subtitle={t('job-imports:page.subtitle', {
          rows: formatNumber(data.total_rows),
          name: data.created_by?.name ?? '',
          when: formatDateTime(data.created_at),
        })}
        menu={[
          {
            label: t('job-imports:page.original'),
            icon: IconDownload,
            onClick: () => window.location.assign(fileUrl(data.file_id, { download: true })),
          },
        ]}
        breadcrumbs={[
          { title: t('app:titles.admin'), to: '/admin' },
          { title: t('jobs:titles.list'), to: jobsHref },
          { title: t('job-imports:titles.list'), to: importsHref },
          data.file_name,
        ]}
      />
      {/* A new step, and the end of the run, count as a new page. */}
      <TopOfPage key={`${step} ${busy}`} />
      <Body record={data} step={step} />
    </>
  );
};

export default ImportPage;
