import { call } from '#platform/web/api/index';
import type { PaletteItem } from '#platform/web/feature/index';
import { invoiceListEndpoints } from '../contract/index.ts';
import { invoiceHref } from './addresses.ts';

/** Searches by number, project or client; the latest first. */
export const findInvoices = async (words: string, signal: AbortSignal): Promise<PaletteItem[]> => {
  const { rows } = await call(
    invoiceListEndpoints.listInvoices,
    { query: { q: words, per_page: 6 } },
    { signal },
  );
  return rows.map(({ id, number, special_project, client }) => ({
    id: `invoice ${id}`,
    label: `${number ?? special_project.number} ${special_project.title}`,
    description: client.name,
    to: invoiceHref(id),
  }));
};
