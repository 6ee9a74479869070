import { Button, Stack, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ApiError, endpointPage, upload } from '#platform/web/api/index';
import { formatDateTime, formatNumber, type Translate, useText } from '#platform/web/i18n/index';
import { useGo, useSearchState } from '#platform/web/routing/index';
import {
  type Column,
  Columns,
  EmptyState,
  LoadProblem,
  PageHeader,
  RecordTable,
} from '#platform/web/ui/index';
import { type ListedImport, templateFile } from '../../contract/index.ts';
import type { AnyWebKind } from '../kind.ts';
import { ImportStatusChip } from '../parts/import-status-chip.tsx';
import { cacheImport, isBusy } from '../queries.ts';
import { importsSearch } from '../search.ts';
import { DropZone } from '../upload/drop-zone.tsx';
import classes from '../upload/upload.module.css';
import { importHref, KindContext, useKind } from '../use-kind.ts';

/** Lets the browser save a file that was made in it. */
const download = (name: string, content: string): void => {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/csv' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
};

const UploadSection = () => {
  const t = useText();
  const kind = useKind();
  const { steps, templateName } = kind.words(t);
  const go = useGo();
  const [{ of }] = useSearchState(importsSearch);
  const client = useQueryClient();
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (file: File) => {
    setProblem(null);
    setShare(0);
    try {
      const record = await upload(
        kind.calls.upload,
        { files: [{ field: 'file', file, name: file.name }] },
        { onProgress: setShare },
      );
      cacheImport(client, kind, record);
      await go(`${importHref(kind, record.id)}${of === undefined ? '' : `?of=${of}`}`);
    } catch (error) {
      const words =
        error instanceof ApiError && error.status > 0 ? error.message : t('platform:errors.network');
      setProblem(words);
      setShare(null);
    }
  };
  const template = () =>
    download(
      templateName,
      templateFile(kind.example, (target) => kind.target(t, target)),
    );
  return (
    <Columns className={classes.layout} columns="minmax(0, 3fr) minmax(0, 2fr)" from="md" gap={24} mb="xl">
      <DropZone onFile={(file) => void send(file)} share={share} problem={problem} />
      <section aria-labelledby="import-steps">
        <Title order={2} id="import-steps">
          {t('imports:upload.stepsTitle')}
        </Title>
        <Stack component="ol" className={classes.steps} gap="xs">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Stack>
        <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={template}>
          {t('imports:upload.template')}
        </Button>
      </section>
    </Columns>
  );
};

const share = ({ status, done_rows, total_rows }: ListedImport): string =>
  status === 'running'
    ? `${formatNumber(done_rows)} / ${formatNumber(total_rows)}`
    : formatNumber(total_rows);

const importColumns = (t: Translate): readonly Column<ListedImport>[] => [
  { id: 'file', header: t('imports:list.file'), cell: (row) => row.file_name },
  {
    id: 'status',
    header: t('imports:list.status'),
    cell: (row) => <ImportStatusChip status={row.status} />,
    card: 'chip',
  },
  { id: 'rows', header: t('imports:list.rows'), cell: share, numeric: true },
  {
    id: 'created',
    header: t('imports:list.written'),
    cell: (row) => formatNumber(row.created_rows + row.updated_rows),
    numeric: true,
  },
  {
    id: 'skipped',
    header: t('imports:list.skipped'),
    cell: (row) => formatNumber(row.skipped_rows + row.failed_rows + row.left_out_rows),
    numeric: true,
  },
  { id: 'who', header: t('imports:list.who'), cell: (row) => row.created_by?.name ?? '' },
  {
    id: 'when',
    header: t('imports:list.when'),
    sort: 'created_at',
    cell: (row) => formatDateTime(row.created_at),
  },
];

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
