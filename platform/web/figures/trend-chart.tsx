import type { ReactNode } from 'react';
import { useText } from '../i18n/index.ts';
import { PlainLink } from '../routing/index.ts';
import { ChartFrame } from './chart-frame.tsx';
import classes from './charts.module.css';
import { DataTable } from './data-table.tsx';
import { toTheEnd } from './to-the-end.ts';

type Point = {
  /** Below the column. */
  label: string;
  /** The name in the table and for screen readers. */
  name: string;
  /** Between 0 and 100; null where there is none. */
  value: number | null;
  text: string;
  /** How many records the value is computed from; absent for a single record. */
  of?: number;
  to: string;
};

type Props = {
  title: string;
  /** What a point is: a week, a month. */
  unit: string;
  /** The name of the value, and of what it is computed from. */
  words: readonly [value: string, of?: string];
  points: readonly Point[];
  target?: { value: number; word: string };
  /** Above the columns. */
  children?: ReactNode;
};

/** Percent of the height that a column of 100 takes; the rest is for its number. */
const pillarShare = 88;

/** One column for each point in time, with a line where the value should be, if there is such a value. */
export const TrendChart = ({ title, unit, words, points, target, children }: Props) => {
  const t = useText();
  return (
    <ChartFrame
      wide
      title={title}
      empty={points.every(({ value }) => value === null)}
      legend={target && [{ kind: 'target', word: target.word }]}
      table={
        <DataTable
          label={title}
          head={[unit, ...words.filter((word) => word !== undefined)]}
          rows={points.map(({ name, text, of }) => (of === undefined ? [name, text] : [name, text, of]))}
        />
      }
    >
      {children}
      <div ref={toTheEnd} className={classes.scroll}>
        <ol className={classes.weeks}>
          {points.map(({ label, name, value, text, of, to }) => (
            <li key={to} className={classes.week}>
              <div className={classes.columns}>
                <PlainLink
                  to={to}
                  className={classes.column}
                  aria-label={
                    of === undefined
                      ? t('platform:figures.value', { name, value: text })
                      : t('platform:figures.point', { name, value: text, of, what: words[1] ?? '' })
                  }
                >
                  <span className={classes.top}>{text}</span>
                  <span
                    className={classes.pillar}
                    data-kind="filled"
                    data-empty={value === null}
                    style={{ height: `${((value ?? 0) / 100) * pillarShare}%` }}
                  />
                </PlainLink>
                {target && (
                  <span
                    className={classes.target}
                    style={{ bottom: `${(target.value / 100) * pillarShare}%` }}
                    aria-hidden
                  />
                )}
              </div>
              <span className={classes.under}>{label}</span>
            </li>
          ))}
        </ol>
      </div>
    </ChartFrame>
  );
};
