import type { Say } from '#platform/web/i18n/index';
import type { Column } from '#platform/web/ui/index';
import {
  type ImportMapping,
  type ImportTarget,
  importTargets,
  type PreviewRow,
} from '../../contract/index.ts';
import { LineCell } from '../parts/line-cell.tsx';
import { OutcomeChip } from '../parts/outcome-chip.tsx';
import { Remarks } from '../parts/remarks.tsx';
import { CellChange } from './cell-change.tsx';

/** The columns shown at first. People can add any other field that has a column in the file. */
const usual: readonly ImportTarget[] = [
  'job_number',
  'site_name',
  'address',
  'city',
  'state',
  'zip',
  'status',
];

/** Fields that get a value even from a file without a column for them. */
const always: readonly ImportTarget[] = ['job_number', 'site_name', 'status'];

const numbers: readonly ImportTarget[] = ['gross_cleanable_sqft', 'number_of_floors', 'lat', 'lng'];

const cellOf = (
  t: Say,
  target: ImportTarget,
  { source, cleaned }: PreviewRow,
  { columns }: ImportMapping,
) => {
  const before = source[columns[target] ?? ''] ?? '';
  const value = cleaned[target];
  const after = value === null || value === undefined ? '' : String(value);
  if (target !== 'status') return <CellChange before={before} after={after} />;
  const word = t(`jobs:status.${after as ImportMapping['default_status']}`);
  // Case alone is no difference: ACTIVE and Active mean the same.
  const same = before.trim().toLowerCase() === after || before.trim().toLowerCase() === word.toLowerCase();
  return <CellChange before={same ? '' : before} after={word} />;
};

export const previewColumns = (t: Say, mapping: ImportMapping): readonly Column<PreviewRow>[] => [
  { id: 'line', header: t('job-imports:rows.line'), cell: ({ line }) => <LineCell line={line} />, width: 60 },
  {
    id: 'outcome',
    header: t('job-imports:rows.outcome'),
    cell: ({ outcome }) => <OutcomeChip outcome={outcome} ahead />,
    card: 'chip',
  },
  ...importTargets
    .filter((target) => mapping.columns[target] !== undefined || always.includes(target))
    .map((target) => ({
      id: target,
      header: t(`job-imports:targets.${target}`),
      cell: (row: PreviewRow) => cellOf(t, target, row, mapping),
      hiddenAtFirst: !usual.includes(target),
      numeric: numbers.includes(target),
    })),
  {
    id: 'remarks',
    header: t('job-imports:rows.remarks'),
    cell: (row) => <Remarks reasons={row.reasons} warnings={row.warnings} />,
    fixed: true,
  },
];
