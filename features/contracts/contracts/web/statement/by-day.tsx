import { formatDate, formatMoney, formatNumber, useText } from '#platform/web/i18n/index';
import { byDay, type Statement } from '../../contract/index.ts';
import classes from './statement.module.css';

/** The same month day by day, collapsed until someone opens it. */
export const ByDay = ({ statement }: { statement: Statement }) => {
  const t = useText();
  return (
    <details className={classes.byDay}>
      <summary>{t('contracts:statement.byDay')}</summary>
      <table className={classes.days}>
        <thead>
          <tr>
            <th scope="col">{t('contracts:statement.days')}</th>
            <th scope="col">{t('contracts:sqft')}</th>
            <th scope="col">{t('contracts:basePrice')}</th>
            <th scope="col">{t('contracts:statement.credited')}</th>
          </tr>
        </thead>
        <tbody>
          {byDay(statement).map(({ date, sqft, base, credited }) => (
            <tr key={date}>
              <th scope="row">{formatDate(date)}</th>
              <td>{formatNumber(sqft)}</td>
              <td>{formatMoney(base)}</td>
              <td>{formatMoney(0 - credited)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('contracts:statement.month')}</th>
            <td />
            <td>{formatMoney(statement.base)}</td>
            <td>{formatMoney(0 - statement.credited)}</td>
          </tr>
        </tfoot>
      </table>
    </details>
  );
};
