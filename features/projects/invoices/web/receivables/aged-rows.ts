import type { Translate } from '#platform/web/i18n/index';
import type { Aged, Receivables } from '../../contract/index.ts';

export type AgedRow = Aged & {
  key: string;
  name: string;
  /** Undefined for all clients, null for those that are not named. */
  clientId: number | null | undefined;
  noAddress?: boolean | undefined;
};

/** A row for each client, one for those that are not named, and at the end what they add up to. */
export const agedRows = ({ clients, others, sums }: Receivables, t: Translate) => {
  const rows: AgedRow[] = clients.map(({ id, no_address, ...client }) => ({
    ...client,
    key: String(id),
    clientId: id,
    noAddress: no_address,
  }));
  const name = t('invoices:receivables.others', { count: others?.count ?? 0 });
  return {
    rows: others ? [...rows, { ...others, key: 'others', name, clientId: null }] : rows,
    foot: {
      ...sums,
      key: 'sums',
      name: t('invoices:receivables.all'),
      clientId: undefined,
      noAddress: false,
    },
  };
};
