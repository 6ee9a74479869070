import { Stack, VisuallyHidden } from '@mantine/core';
import { type Translate, useText } from '#platform/web/i18n/index';
import type { Column } from '#platform/web/ui/index';
import type { ImportMapping, PreviewRow } from '../../contract/index.ts';
import type { AnyWebKind } from '../kind.ts';
import { LineCell } from '../parts/line-cell.tsx';
import { OutcomeChip } from '../parts/outcome-chip.tsx';
import { Remarks } from '../parts/remarks.tsx';
import { valueWords } from '../parts/value-words.ts';
import { useKind } from '../use-kind.ts';
import classes from './preview.module.css';
import { type RowStep, RowSteps } from './row-steps.tsx';

/** What a row changes at a record that exists: each field with its value now and then. */
const RowChanges = ({ changes }: Pick<PreviewRow, 'changes'>) => {
  const t = useText();
  const kind = useKind();
  if (changes.length === 0) return null;
  return (
    <Stack component="dl" className={classes.changes} gap={4} miw={180}>
      {changes.map(({ field, before, after }) => {
        const old = valueWords(t, kind, field, before);
        return (
          <div key={field}>
            <dt>{kind.target(t, field)}</dt>
            <dd>
              {old !== '' && (
                <>
                  <del>
                    <VisuallyHidden>{t('imports:check.now')}</VisuallyHidden>
                    {old}
                  </del>{' '}
                </>
              )}
              <ins>
                <VisuallyHidden>{t('imports:check.after')}</VisuallyHidden>
                {valueWords(t, kind, field, after) || <em>{t('imports:check.empty')}</em>}
              </ins>
            </dd>
          </div>
        );
      })}
    </Stack>
  );
};

type Props = { before: string; after: string };

/** The cleaned value of a cell, and the value in the file if cleaning changed it. */
const CellChange = ({ before, after }: Props) => {
  const t = useText();
  if (before === after || before === '') return after;
  return (
    <span className={classes.change}>
      <del>
        <VisuallyHidden>{t('imports:check.before')}</VisuallyHidden>
        {before}
      </del>{' '}
      {after !== '' && (
        <ins>
          <VisuallyHidden>{t('imports:check.after')}</VisuallyHidden>
          {after}
        </ins>
      )}
    </span>
  );
};

const cellOf = (
  t: Translate,
  kind: AnyWebKind,
  target: string,
  { row: { source, cleaned }, mapping: { columns } }: { row: PreviewRow; mapping: ImportMapping },
) => {
  const before = source[columns[target] ?? ''] ?? '';
  const value = cleaned[target];
  const after = value === null || value === undefined ? '' : String(value);
  const word = kind.value?.(t, target, after);
  if (word === undefined) return <CellChange before={before} after={after} />;
  // Case alone is no difference: ACTIVE and Active mean the same.
  const same = before.trim().toLowerCase() === after || before.trim().toLowerCase() === word.toLowerCase();
  return <CellChange before={same ? '' : before} after={word} />;
};

/** People can add any other field that has a column in the file. */
export const previewColumns = (
  t: Translate,
  kind: AnyWebKind,
  mapping: ImportMapping,
  steps: RowStep,
): readonly Column<PreviewRow>[] => [
  { id: 'line', header: t('imports:rows.line'), cell: ({ line }) => <LineCell line={line} />, width: 60 },
  {
    id: 'outcome',
    header: t('imports:rows.outcome'),
    cell: ({ outcome }) => <OutcomeChip outcome={outcome} ahead />,
    card: 'chip',
  },
  ...Object.keys(kind.example)
    .filter((target) => mapping.columns[target] !== undefined || kind.shown.always.includes(target))
    .map((target) => ({
      id: target,
      header: kind.target(t, target),
      cell: (row: PreviewRow) => cellOf(t, kind, target, { row, mapping }),
      hiddenAtFirst: !kind.shown.usual.includes(target),
      numeric: kind.shown.numbers.includes(target),
    })),
  {
    id: 'remarks',
    header: t(mapping.existing === 'update' ? 'imports:check.changes' : 'imports:rows.remarks'),
    cell: (row) => (
      <>
        <RowChanges changes={row.changes} />
        <Remarks reasons={row.reasons} warnings={row.warnings} />
        <RowSteps row={row} mapping={mapping} {...steps} />
      </>
    ),
    fixed: true,
  },
];
