import { formatDateTime, formatNumber, type Say } from '#platform/web/i18n/index';
import type { Column } from '#platform/web/ui/index';
import type { JobImportRow } from '../../contract/index.ts';
import { ImportStatusChip } from '../parts/import-status-chip.tsx';

const share = ({ status, done_rows, total_rows }: JobImportRow): string =>
  status === 'running'
    ? `${formatNumber(done_rows)} / ${formatNumber(total_rows)}`
    : formatNumber(total_rows);

export const importColumns = (t: Say): readonly Column<JobImportRow>[] => [
  { id: 'file', header: t('job-imports:list.file'), cell: (row) => row.file_name },
  {
    id: 'status',
    header: t('job-imports:list.status'),
    cell: (row) => <ImportStatusChip status={row.status} />,
    card: 'chip',
  },
  { id: 'rows', header: t('job-imports:list.rows'), cell: share, numeric: true },
  {
    id: 'created',
    header: t('job-imports:counts.done.created'),
    cell: (row) => formatNumber(row.created_rows),
    numeric: true,
  },
  {
    id: 'skipped',
    header: t('job-imports:list.skipped'),
    cell: (row) => formatNumber(row.skipped_rows + row.failed_rows),
    numeric: true,
  },
  { id: 'who', header: t('job-imports:list.who'), cell: (row) => row.created_by?.name ?? '' },
  {
    id: 'when',
    header: t('job-imports:list.when'),
    sort: 'created_at',
    cell: (row) => formatDateTime(row.created_at),
  },
];
