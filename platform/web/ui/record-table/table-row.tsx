import { useText } from '../../i18n/use-text.ts';
import { PlainLink } from '../../routing/links.tsx';
import { Check } from './check.tsx';
import type { Column } from './column.ts';
import classes from './record-table.module.css';

type Props<R> = {
  row: R;
  columns: readonly Column<R>[];
  href?: string;
  label: string;
  check?: { on: boolean; toggle: () => void };
};

/** The link in the first cell covers the whole row: a click anywhere opens the record, Ctrl-click a new tab. */
export const TableRow = <R,>({ row, columns, href, label, check }: Props<R>) => {
  const t = useText();
  return (
    <tr className={classes.row} data-link={href !== undefined} data-selected={check?.on ?? false}>
      {check && (
        <td className={classes.above} data-no-print>
          <Check
            label={t('platform:table.selectRow', { row: label })}
            on={check.on}
            onToggle={check.toggle}
          />
        </td>
      )}
      {columns.map(({ id, cell, numeric, from }, at) => (
        <td key={id} data-numeric={numeric ?? false} data-from={from}>
          {at === 0 && href !== undefined ? (
            <PlainLink to={href} className={classes.link}>
              {cell(row)}
            </PlainLink>
          ) : (
            cell(row)
          )}
        </td>
      ))}
    </tr>
  );
};
