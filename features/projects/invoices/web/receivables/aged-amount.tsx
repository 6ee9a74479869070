import { formatMoney } from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import type { AgeBucket } from '../../contract/index.ts';
import { invoicesHref } from '../addresses.ts';

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
export const AgedAmount = ({ amount, name, clientId, age }: Props) => {
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
