import { formatDateTime, formatNumber, type Say } from '#platform/web/i18n/index';
import type { Column } from '#platform/web/ui/index';
import type { ListedImport } from '../../contract/index.ts';
import { ImportStatusChip } from '../parts/import-status-chip.tsx';

const share = ({ status, done_rows, total_rows }: ListedImport): string =>
  status === 'running'
    ? `${formatNumber(done_rows)} / ${formatNumber(total_rows)}`
    : formatNumber(total_rows);

export const importColumns = (t: Say): readonly Column<ListedImport>[] => [
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
