import type { Translate } from '#platform/web/i18n/index';
import type { Column } from '#platform/web/ui/index';
import { type ImportMapping, type ImportRow, readField } from '../../contract/index.ts';
import type { AnyWebKind } from '../kind.ts';
import { LineCell } from '../parts/line-cell.tsx';
import { OutcomeChip } from '../parts/outcome-chip.tsx';
import { Remarks } from '../parts/remarks.tsx';
import { valueWords } from '../parts/value-words.ts';

/** The cleaned row, as the import wrote it. */
const cleanedOf = (
  kind: AnyWebKind,
  { line, source }: Pick<ImportRow, 'line' | 'source'>,
  mapping: ImportMapping,
) =>
  kind.clean((target) => {
    const cell = source[mapping.columns[target] ?? ''] ?? '';
    return readField(mapping, { line, target, cell });
  }, mapping);

export const rowColumns = (
  t: Translate,
  kind: AnyWebKind,
  mapping: ImportMapping,
): readonly Column<ImportRow>[] => [
  {
    id: 'line',
    header: t('imports:rows.line'),
    cell: ({ line }) => <LineCell line={line} />,
    sort: 'line',
    width: 60,
  },
  {
    id: 'outcome',
    header: t('imports:rows.outcome'),
    cell: ({ outcome }) => <OutcomeChip outcome={outcome} />,
    card: 'chip',
  },
  ...kind.shown.result
    .filter((target) => mapping.columns[target] !== undefined || kind.shown.always.includes(target))
    .map((target) => ({
      id: target,
      header: kind.target(t, target),
      cell: (row: ImportRow) => valueWords(t, kind, target, cleanedOf(kind, row, mapping)[target]),
    })),
  {
    id: 'remarks',
    header: t('imports:rows.remarks'),
    cell: (row) => <Remarks reasons={row.reasons} warnings={row.warnings} />,
    fixed: true,
  },
];
