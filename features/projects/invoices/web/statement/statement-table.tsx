import { formatDate, formatMoney, useText } from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import { byPlace } from '#platform/web/ui/index';
import type { ClientStatement, StatementLine } from '../../contract/index.ts';
import { invoiceHref } from '../addresses.ts';
import classes from './statement.module.css';

const Line = ({ line }: { line: StatementLine }) => {
  const t = useText();
  const { kind, date, invoice, project, reference, amount, balance } = line;
  return (
    <tr>
      <td>{formatDate(date)}</td>
      <th scope="row">
        <AnchorLink to={invoiceHref(invoice.id)}>
          {t(`invoices:statement.kind.${kind}`)} {invoice.number}
        </AnchorLink>
        <span className={classes.note}>
          {kind === 'invoice' ? `${project.number} ${project.title}` : reference}
        </span>
      </th>
      <td className={classes.wide}>{kind === 'invoice' && formatDate(invoice.due_date)}</td>
      <td>
        {formatMoney(amount)}
        <span className={`${classes.note} ${classes.narrow}`}>{formatMoney(balance)}</span>
      </td>
      <td className={classes.wide}>{formatMoney(balance)}</td>
    </tr>
  );
};

const Sum = ({ label, amount }: { label: string; amount: number }) => (
  <tr className={classes.sum}>
    <td />
    <th scope="row">{label}</th>
    <td className={classes.wide} />
    <td className={classes.wide} />
    <td>{formatMoney(amount)}</td>
  </tr>
);

/** The entries of an account by day, each with the balance after it; on a phone the balance stands below the amount. */
export const StatementTable = ({ statement }: { statement: ClientStatement }) => {
  const t = useText();
  const { period, opening, lines, closing } = statement;
  return (
    <table className={classes.statement}>
      <thead>
        <tr>
          <th scope="col">{t('invoices:statement.date')}</th>
          <th scope="col">{t('invoices:statement.what')}</th>
          <th scope="col" className={classes.wide}>
            {t('invoices:field.due_date')}
          </th>
          <th scope="col">{t('invoices:line.amount')}</th>
          <th scope="col" className={classes.wide}>
            {t('invoices:field.balance')}
          </th>
        </tr>
      </thead>
      <tbody>
        {period && <Sum label={t('invoices:statement.opening')} amount={opening} />}
        {byPlace(lines).map(([at, line]) => (
          <Line key={at} line={line} />
        ))}
      </tbody>
      <tfoot>
        <Sum label={t('invoices:statement.closing')} amount={closing} />
      </tfoot>
    </table>
  );
};
