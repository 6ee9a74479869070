import type { Say } from '#platform/web/i18n/index';
import type { Column } from '#platform/web/ui/index';
import { cleanRow, type ImportMapping, type ImportRow, type ImportTarget } from '../../contract/index.ts';
import { LineCell } from '../parts/line-cell.tsx';
import { OutcomeChip } from '../parts/outcome-chip.tsx';
import { Remarks } from '../parts/remarks.tsx';

const shown: readonly ImportTarget[] = ['job_number', 'site_name', 'address', 'city', 'state', 'zip'];

/** Fields that get a value even from a file without a column for them. */
const always: readonly ImportTarget[] = ['site_name'];

/** The cleaned row, as the import created it. */
export const cleanedOf = ({ source }: Pick<ImportRow, 'source'>, mapping: ImportMapping) =>
  cleanRow((target) => source[mapping.columns[target] ?? ''] ?? '', mapping).row;

export const rowColumns = (t: Say, mapping: ImportMapping): readonly Column<ImportRow>[] => [
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
    .filter((target) => mapping.columns[target] !== undefined || always.includes(target))
    .map((target) => ({
      id: target,
      header: t(`job-imports:targets.${target}`),
      cell: (row: ImportRow) => cleanedOf(row, mapping)[target],
    })),
  {
    id: 'remarks',
    header: t('job-imports:rows.remarks'),
    cell: (row) => <Remarks reasons={row.reasons} warnings={row.warnings} />,
    fixed: true,
  },
];
