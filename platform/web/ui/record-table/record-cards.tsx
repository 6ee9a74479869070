import { Fragment, type ReactNode } from 'react';
import type { Column } from './column.ts';
import { type CardParts, RecordCard } from './record-card.tsx';
import styles from './record-cards.module.css';

type Props<R> = {
  rows: readonly R[];
  columns: readonly Column<R>[];
  rowId: (row: R) => number;
  rowLabel: (row: R) => string;
  rowHref?: (row: R) => string | undefined;
  headingOf?: (row: R) => ReactNode;
  check?: { has: (id: number) => boolean; begun: boolean; toggle: (id: number) => void };
};

/** The list on a phone: one card for each record. */
export const RecordCards = <R,>({ rows, columns, rowId, rowLabel, rowHref, headingOf, check }: Props<R>) => {
  const [first, ...others] = columns;
  const parts: CardParts<R> = {
    first,
    chips: others.filter(({ card }) => card === 'chip'),
    lines: others.filter(({ card = 'line' }) => card === 'line' || card === 'plain'),
    foot: others.filter(({ card }) => card === 'foot'),
  };
  return (
    <ul className={styles.cards} data-selecting={check?.begun ?? false}>
      {rows.map((row) => {
        const id = rowId(row);
        const heading = headingOf?.(row);
        return (
          <Fragment key={id}>
            {heading && <li className={styles.group}>{heading}</li>}
            <RecordCard
              row={row}
              parts={parts}
              label={rowLabel(row)}
              href={rowHref?.(row)}
              check={check && { on: check.has(id), begun: check.begun, toggle: () => check.toggle(id) }}
            />
          </Fragment>
        );
      })}
    </ul>
  );
};
