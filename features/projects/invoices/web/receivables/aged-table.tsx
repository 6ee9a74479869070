import { useText } from '#platform/web/i18n/index';
import { ageBuckets, type Receivables } from '../../contract/index.ts';
import { AgedAmount } from './aged-amount.tsx';
import { type AgedRow, agedRows } from './aged-rows.ts';
import { ClientName } from './client-name.tsx';
import classes from './receivables.module.css';

const Row = ({ row: { name, clientId, ages, total, noAddress } }: { row: AgedRow }) => {
  const t = useText();
  const of = clientId === undefined ? {} : { clientId };
  return (
    <tr>
      <th scope="row">
        <ClientName name={name} clientId={clientId} noAddress={noAddress} />
      </th>
      {ageBuckets.map((age) => (
        <td key={age}>
          <AgedAmount {...of} age={age} amount={ages[age]} name={`${name}, ${t(`invoices:age.${age}`)}`} />
        </td>
      ))}
      <td>
        <AgedAmount {...of} amount={total} name={name} />
      </td>
    </tr>
  );
};

/** What clients owe, a column for each age. */
export const AgedTable = ({ receivables }: { receivables: Receivables }) => {
  const t = useText();
  const { rows, foot } = agedRows(receivables, t);
  return (
    <table className={classes.aged}>
      <thead>
        <tr>
          <th scope="col">{t('invoices:field.client')}</th>
          {ageBuckets.map((age) => (
            <th key={age} scope="col">
              {t(`invoices:age.${age}`)}
            </th>
          ))}
          <th scope="col">{t('invoices:field.total')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.key} row={row} />
        ))}
      </tbody>
      <tfoot>
        <Row row={foot} />
      </tfoot>
    </table>
  );
};
