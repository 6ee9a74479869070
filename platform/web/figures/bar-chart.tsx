import type { ReactNode } from 'react';
import { type Bar, Bars } from './bars.tsx';
import { ChartFrame } from './chart-frame.tsx';
import classes from './charts.module.css';
import { DataTable } from './data-table.tsx';

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
