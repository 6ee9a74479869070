import type { ReactNode } from 'react';
import { PlainLink } from '../routing/index.ts';
import { ChartFrame } from './chart-frame.tsx';
import classes from './heat-map.module.css';

export type HeatTone = 'good' | 'near' | 'bad';

type Cell = {
  /** Null where there is nothing. */
  text: string | null;
  tone?: HeatTone | null;
  /** The share of the highest number, between 0 and 1, where more is neither good nor bad. */
  weight?: number;
  to: string;
  /** For screen readers: what is counted, and how much of it. */
  words: string;
};

type Props = {
  title: string;
  /** What the rows are. */
  rowsWord: string;
  columns: readonly string[];
  rows: readonly { id: number; name: string; cells: readonly Cell[] }[];
  /** What the tones mean. */
  legend?: readonly { tone: HeatTone; word: string }[];
  /** Narrow columns of short numbers. */
  dense?: boolean;
  /** Above the table. */
  children?: ReactNode;
};

/** A table whose cells are coloured by how good their numbers are, or how high; bad ones are bold, so that nobody needs the
 * colour. */
export const HeatMap = ({ title, rowsWord, columns, rows, legend, dense, children }: Props) => (
  <ChartFrame
    wide
    title={title}
    empty={rows.length === 0}
    legend={legend?.map(({ tone, word }) => ({ kind: tone, word }))}
  >
    {children}
    <div className={classes.scroll}>
      <table className={classes.table} data-dense={dense || undefined}>
        <thead>
          <tr>
            <th scope="col">{rowsWord}</th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, cells }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {cells.map(({ text, tone, weight, to, words }, at) => (
                <td
                  key={columns[at]}
                  style={
                    weight === undefined
                      ? undefined
                      : ({ '--weight': `${Math.round(8 + 47 * weight)}%` } as object)
                  }
                >
                  {text === null ? (
                    <span className={classes.none}>–</span>
                  ) : (
                    <PlainLink
                      to={to}
                      className={classes.cell}
                      data-tone={tone ?? undefined}
                      aria-label={words}
                    >
                      {text}
                    </PlainLink>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </ChartFrame>
);
