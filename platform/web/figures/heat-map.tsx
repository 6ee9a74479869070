import { PlainLink } from '../routing/index.ts';
import { ChartFrame } from './chart-frame.tsx';
import classes from './heat-map.module.css';

export type HeatTone = 'good' | 'near' | 'bad';

type Cell = {
  /** Null where there is nothing. */
  text: string | null;
  tone: HeatTone | null;
  to: string;
  /** For people who hear it: of what, and how much. */
  words: string;
};

type Props = {
  title: string;
  /** What the rows are. */
  rowsWord: string;
  columns: readonly string[];
  rows: readonly { id: number; name: string; cells: readonly Cell[] }[];
  /** What the tones mean. */
  legend: readonly { tone: HeatTone; word: string }[];
};

/** A table whose cells are coloured by how good their numbers are; bad ones are bold, so that nobody needs the colour. */
export const HeatMap = ({ title, rowsWord, columns, rows, legend }: Props) => (
  <ChartFrame
    wide
    title={title}
    empty={rows.length === 0}
    legend={legend.map(({ tone, word }) => ({ kind: tone, word }))}
  >
    <section className={classes.scroll} aria-label={title}>
      <table className={classes.table}>
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
              {cells.map(({ text, tone, to, words }, at) => (
                <td key={columns[at]}>
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
    </section>
  </ChartFrame>
);
