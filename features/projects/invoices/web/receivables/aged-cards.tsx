import { Paper } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import { ageBuckets, type Receivables } from '../../contract/index.ts';
import { AgedAmount } from './aged-amount.tsx';
import { agedRows } from './aged-rows.ts';
import { ClientName } from './client-name.tsx';
import classes from './receivables.module.css';

/** What clients owe, one below the other on a phone; the sums come first. */
export const AgedCards = ({ receivables }: { receivables: Receivables }) => {
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
