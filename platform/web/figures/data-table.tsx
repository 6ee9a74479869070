import { formatNumber } from '../i18n/index.ts';
import classes from './charts.module.css';

type Props = { label: string; head: string[]; rows: (string | number)[][] };

/** The numbers of a chart. The first column names what is counted. */
export const DataTable = ({ label, head, rows }: Props) => (
  <table className={classes.table} aria-label={label}>
    <thead>
      <tr>
        {head.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...cells]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {cells.map((cell, column) => (
            <td key={head[column + 1]}>{typeof cell === 'number' ? formatNumber(cell) : cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
