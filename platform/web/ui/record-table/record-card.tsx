import type { MouseEvent, ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { PlainLink } from '../../routing/links.tsx';
import { Check } from './check.tsx';
import type { Column } from './column.ts';
import styles from './record-cards.module.css';
import classes from './record-table.module.css';
import { useLongPress } from './use-long-press.ts';

export type CardParts<R> = {
  first: Column<R> | undefined;
  chips: readonly Column<R>[];
  lines: readonly Column<R>[];
  foot: readonly Column<R>[];
};

type Props<R> = {
  row: R;
  parts: CardParts<R>;
  label: string;
  href: string | undefined;
  /** `begun`: some row is selected, so that a tap selects too. */
  check: { on: boolean; begun: boolean; toggle: () => void } | undefined;
};

/** A record on a phone. A long press selects it; keyboard and screen readers use its check box. */
export const RecordCard = <R,>({ row, parts, label, href, check }: Props<R>) => {
  const t = useText();
  const { endsPress, ...press } = useLongPress(() => check?.toggle());
  const click = (event: MouseEvent) => {
    const ended = endsPress();
    const { target } = event;
    if (!check || (target instanceof Element && target.closest('label, button'))) return;
    // `detail` is 0 when a key opens the link: that must open the record, not select it.
    const selects = check.begun && event.detail > 0;
    if (!ended && !selects) return;
    event.preventDefault();
    event.stopPropagation();
    if (!ended) check.toggle();
  };
  const fact = ({ id, header, cell, card }: Column<R>): ReactNode => (
    <div key={id} data-id={id}>
      <dt className={card === 'plain' || card === 'foot' ? classes.hidden : undefined}>{header}</dt>
      <dd>{cell(row)}</dd>
    </div>
  );
  return (
    <li
      className={styles.card}
      data-link={href !== undefined}
      data-selected={check?.on ?? false}
      {...(check && { ...press, onClickCapture: click })}
    >
      <div className={styles.cardTop}>
        {check && (
          <span className={`${classes.above} ${styles.pick}`} data-no-print>
            <Check
              label={t('platform:table.selectRow', { row: label })}
              on={check.on}
              onToggle={check.toggle}
            />
          </span>
        )}
        <div className={styles.cardTitle}>
          {href === undefined ? (
            parts.first?.cell(row)
          ) : (
            <PlainLink to={href} className={classes.link} draggable={false}>
              {parts.first?.cell(row)}
            </PlainLink>
          )}
        </div>
        {parts.chips.map((column) => (
          <span key={column.id}>{column.cell(row)}</span>
        ))}
      </div>
      {parts.lines.length > 0 && <dl className={styles.lines}>{parts.lines.map(fact)}</dl>}
      {parts.foot.length > 0 && <dl className={styles.foot}>{parts.foot.map(fact)}</dl>}
    </li>
  );
};
