import type { ReactNode } from 'react';
import { formatNumber } from '../i18n/index.ts';
import { PlainLink } from '../routing/index.ts';
import { ChartFrame } from './chart-frame.tsx';
import classes from './charts.module.css';
import { DataTable } from './data-table.tsx';

type Bar = {
  label: string;
  /** How long the bar is. */
  count: number;
  /** Without it the bar opens nothing. */
  to?: string | undefined;
  note?: string;
  /** The number as people read it, where it is not a plain count. */
  text?: string;
};

const Row = ({ bar: { label, count, to, note, text }, highest }: { bar: Bar; highest: number }) => {
  const content = (
    <>
      <span className={classes.words}>
        <span className={classes.label}>{label}</span>
        {note && <span className={classes.note}>{note}</span>}
      </span>
      <span className={classes.track} aria-hidden>
        <span className={classes.fill} style={{ width: `${(100 * count) / highest}%` }} />
      </span>
      <span className={classes.count}>{text ?? formatNumber(count)}</span>
    </>
  );
  return to === undefined ? (
    <div className={classes.bar}>{content}</div>
  ) : (
    <PlainLink to={to} className={classes.bar}>
      {content}
    </PlainLink>
  );
};

/** One bar per line; each links to the records it counts. */
const Bars = ({ label, bars, full }: { label: string; bars: readonly Bar[]; full?: number | undefined }) => {
  const highest = full ?? Math.max(1, ...bars.map(({ count }) => count));
  return (
    <ul aria-label={label}>
      {bars.map((bar) => (
        <li key={bar.to ?? bar.label}>
          <Row bar={bar} highest={highest} />
        </li>
      ))}
    </ul>
  );
};

type Props = {
  title: string;
  /** What is counted. */
  counted: string;
  bars: readonly Bar[];
  /** The count that fills the whole width. Without it the highest count does. */
  full?: number;
  /** Additional columns of the data table, by their headings. */
  extra?: Record<string, (index: number) => string>;
};

/** A bar chart with its data table below. */
export const BarChart = ({ title, counted, bars, full, extra = {} }: Props) => (
  <ChartFrame
    title={title}
    empty={bars.every(({ count }) => count === 0)}
    table={
      <DataTable
        label={title}
        head={[title, counted, ...Object.keys(extra)]}
        rows={bars.map(({ label, count, text }, index) => [
          label,
          text ?? count,
          ...Object.values(extra).map((cell) => cell(index)),
        ])}
      />
    }
  >
    <Bars label={title} bars={bars} full={full} />
  </ChartFrame>
);

/** The charts of a dashboard; the wide one comes first. */
export const Charts = ({ children }: { children: ReactNode }) => (
  <div className={classes.room}>
    <div className={classes.charts}>{children}</div>
  </div>
);
