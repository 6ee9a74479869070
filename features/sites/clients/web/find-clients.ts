import { call } from '#platform/web/api/index';
import type { PaletteItem } from '#platform/web/feature/index';
import { clientEndpoints } from '../contract/index.ts';
import { clientHref } from './addresses.ts';

/** Searches active clients by name or account number. */
export const findClients = async (words: string, signal: AbortSignal): Promise<PaletteItem[]> => {
  const { rows } = await call(
    clientEndpoints.listClients,
    { query: { q: words, per_page: 6, sort: 'name' } },
    { signal },
  );
  return rows.map(({ id, name, account_number }) => ({
    id: `client ${id}`,
    label: name,
    description: account_number,
    to: clientHref(id),
  }));
};
