import { Alert, Box, Paper } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#platform/web/api/index';
import { formatMoney, useText } from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import { CardsSkeleton, EmptyState, LoadProblem, usePhone } from '#platform/web/ui/index';
import { type AgeBucket, ageBuckets, type Receivables, receivablesEndpoints } from '../../contract/index.ts';
import { invoicesHref, statementHref } from '../addresses.ts';
import { type AgedRow, agedRows } from './aged-rows.ts';
import classes from './receivables.module.css';

type Props = {
  amount: number;
  /** Says what the amount is, for screen readers. */
  name: string;
  /** All clients when absent; null where no list shows exactly these. */
  clientId?: number | null;
  /** All that is owed when absent. */
  age?: AgeBucket;
};

/** A sum of what is owed, which opens the invoices that make it. */
const AgedAmount = ({ amount, name, clientId, age }: Props) => {
  if (amount === 0) return '–';
  const shown = formatMoney(amount);
  if (clientId === null) return shown;
  const ofClient = clientId === undefined ? {} : { client_id: clientId };
  const search = { ...ofClient, ...(age ? { age } : { status: ['invoiced' as const] }) };
  return (
    <AnchorLink to={invoicesHref(search)} aria-label={`${name}: ${shown}`}>
      {shown}
    </AnchorLink>
  );
};

/** Opens the statement of the client, and says when nobody can be written to. */
const ClientName = ({ name, clientId, noAddress }: Pick<AgedRow, 'name' | 'clientId' | 'noAddress'>) => {
  const t = useText();
  if (typeof clientId !== 'number') return name;
  return (
    <>
      <AnchorLink to={statementHref(clientId)}>{name}</AnchorLink>
      {noAddress && (
        <Box component="span" display="block" c="var(--mantine-color-error)" fz={12} fw={400}>
          {t('invoices:receivables.noAddress')}
        </Box>
      )}
    </>
  );
};

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
const AgedTable = ({ receivables }: { receivables: Receivables }) => {
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

/** What clients owe, one below the other on a phone; the sums come first. */
const AgedCards = ({ receivables }: { receivables: Receivables }) => {
  const t = useText();
  const { rows, foot } = agedRows(receivables, t);
  return [foot, ...rows].map(({ key, name, clientId, ages, total, noAddress }) => {
    const of = clientId === undefined ? {} : { clientId };
    return (
      <Paper key={key} component="section" p="md" className={classes.card} aria-label={name}>
        <h2>
          <ClientName name={name} clientId={clientId} noAddress={noAddress} />
        </h2>
        <dl>
          {ageBuckets
            .filter((age) => ages[age] > 0)
            .map((age) => (
              <div key={age}>
                <dt>{t(`invoices:age.${age}`)}</dt>
                <dd>
                  <AgedAmount
                    {...of}
                    age={age}
                    amount={ages[age]}
                    name={`${name}, ${t(`invoices:age.${age}`)}`}
                  />
                </dd>
              </div>
            ))}
          <div>
            <dt>{t('invoices:field.total')}</dt>
            <dd>
              <AgedAmount {...of} amount={total} name={name} />
            </dd>
          </div>
        </dl>
      </Paper>
    );
  });
};

/** What clients owe, by how long it is past due. */
const ReceivablesView = () => {
  const t = useText();
  const phone = usePhone();
  const { data, error, refetch } = useQuery({
    ...endpointQuery(receivablesEndpoints.getReceivables),
    meta: { quiet: true },
  });
  if (!data) return error ? <LoadProblem error={error} retry={() => void refetch()} /> : <CardsSkeleton />;
  const Aged = phone ? AgedCards : AgedTable;
  return (
    <>
      {!data.whole && (
        <Alert color="warning" role="note" mb="md">
          {t('invoices:receivables.partly')}
        </Alert>
      )}
      {data.clients.length > 0 ? (
        <Aged receivables={data} />
      ) : (
        <EmptyState
          icon={IconCircleCheck}
          title={t('invoices:receivables.empty')}
          text={t('invoices:receivables.emptyText')}
        />
      )}
    </>
  );
};

export default ReceivablesView;
