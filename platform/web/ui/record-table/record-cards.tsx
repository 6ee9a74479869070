import { useText } from '../../i18n/use-text.ts';
import { PlainLink } from '../../routing/links.tsx';
import { Check } from './check.tsx';
import type { Column } from './column.ts';
import styles from './record-cards.module.css';
import classes from './record-table.module.css';

type Props<R> = {
  rows: readonly R[];
  columns: readonly Column<R>[];
  rowId: (row: R) => number;
  rowLabel: (row: R) => string;
  rowHref?: (row: R) => string | undefined;
  check?: { has: (id: number) => boolean; toggle: (id: number) => void };
};

/** The list on a phone: one card for each record. */
export const RecordCards = <R,>({ rows, columns, rowId, rowLabel, rowHref, check }: Props<R>) => {
  const t = useText();
  const [first, ...others] = columns;
  const chips = others.filter((column) => column.card === 'chip');
  const lines = others.filter((column) => (column.card ?? 'line') === 'line');
  return (
    <ul className={styles.cards}>
      {rows.map((row) => {
        const href = rowHref?.(row);
        const id = rowId(row);
        return (
          <li key={id} className={styles.card} data-link={href !== undefined}>
            <div className={styles.cardTop}>
              {check && (
                <span className={classes.above} data-no-print>
                  <Check
                    label={t('platform:table.selectRow', { row: rowLabel(row) })}
                    on={check.has(id)}
                    onToggle={() => check.toggle(id)}
                  />
                </span>
              )}
              <div className={styles.cardTitle}>
                {href === undefined ? (
                  first?.cell(row)
                ) : (
                  <PlainLink to={href} className={classes.link}>
                    {first?.cell(row)}
                  </PlainLink>
                )}
              </div>
              {chips.map((column) => (
                <span key={column.id}>{column.cell(row)}</span>
              ))}
            </div>
            <dl className={styles.lines}>
              {lines.map((column) => (
                <div key={column.id}>
                  <dt>{column.header}</dt>
                  <dd>{column.cell(row)}</dd>
                </div>
              ))}
            </dl>
          </li>
        );
      })}
    </ul>
  );
};
