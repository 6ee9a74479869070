import { Fragment, type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { PlainLink } from '../../routing/links.tsx';
import { Check } from './check.tsx';
import type { Column } from './column.ts';
import styles from './record-cards.module.css';
import classes from './record-table.module.css';

/** Milliseconds after which a press counts as long; the usual time on phones. */
const longPress = 500;

/** Pixels by which a resting finger may move. */
const slack = 10;

/** Props of an element on which somebody presses long: `act` runs once, and the click that follows does nothing. */
const useLongPress = (act: () => void) => {
  const pressed = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined);
  const acted = useRef(false);
  const end = () => {
    clearTimeout(pressed.current?.timer);
    pressed.current = undefined;
  };
  useEffect(() => () => clearTimeout(pressed.current?.timer), []);
  return {
    onPointerDown: ({ isPrimary, button, clientX: x, clientY: y }: PointerEvent) => {
      end();
      acted.current = false;
      if (!isPrimary || button !== 0) return;
      const timer = setTimeout(() => {
        acted.current = true;
        act();
      }, longPress);
      pressed.current = { timer, x, y };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = pressed.current ?? { x: clientX, y: clientY };
      if (Math.hypot(clientX - x, clientY - y) > slack) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    // The menu of a link would cover what the press has done.
    onContextMenu: (event: MouseEvent) => {
      if (pressed.current || acted.current) event.preventDefault();
    },
    /** Whether this click only ends a long press. */
    endsPress: (): boolean => {
      const was = acted.current;
      acted.current = false;
      return was;
    },
  };
};

type CardParts<R> = {
  first: Column<R> | undefined;
  chips: readonly Column<R>[];
  lines: readonly Column<R>[];
  foot: readonly Column<R>[];
};

type RecordCardProps<R> = {
  row: R;
  parts: CardParts<R>;
  label: string;
  href: string | undefined;
  /** `begun`: some row is selected, so that a tap selects too. */
  check: { on: boolean; begun: boolean; toggle: () => void } | undefined;
};

/** A record on a phone. A long press selects it; keyboard and screen readers use its check box. */
const RecordCard = <R,>({ row, parts, label, href, check }: RecordCardProps<R>) => {
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
