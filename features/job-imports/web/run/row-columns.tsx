import type { Say } from '#platform/web/i18n/index';
import type { Column } from '#platform/web/ui/index';
import type { ImportMapping, ImportRow, ImportTarget } from '../../contract/index.ts';
import { LineCell } from '../parts/line-cell.tsx';
import { OutcomeChip } from '../parts/outcome-chip.tsx';
import { Remarks } from '../parts/remarks.tsx';

const shown: readonly ImportTarget[] = ['job_number', 'site_name', 'address', 'city', 'state', 'zip'];

/** Shows the rows as in the file. The created values are shown on the job. */
export const rowColumns = (t: Say, { columns }: ImportMapping): readonly Column<ImportRow>[] => [
  {
    id: 'line',
    header: t('job-imports:rows.line'),
    cell: ({ line }) => <LineCell line={line} />,
    sort: 'line',
    width: 60,
  },
  {
    id: 'outcome',
    header: t('job-imports:rows.outcome'),
    cell: ({ outcome }) => <OutcomeChip outcome={outcome} />,
    card: 'chip',
  },
  ...shown
    .filter((target) => columns[target] !== undefined)
    .map((target) => ({
      id: target,
      header: t(`job-imports:targets.${target}`),
      cell: ({ source }: ImportRow) => source[columns[target] ?? ''] ?? '',
    })),
  {
    id: 'remarks',
    header: t('job-imports:rows.remarks'),
    cell: (row) => <Remarks reasons={row.reasons} warnings={row.warnings} />,
    fixed: true,
  },
];
