import { searchText } from '#platform/web/routing/page';

/** Separate from the route table, because its lazy pages link to each other. */
export const paths = {
  list: '/admin/clients',
  /** A page of the feature client-imports, which stands above this one. */
  import: '/admin/clients/import',
  create: '/admin/clients/create',
  edit: '/admin/clients/edit/$clientId',
} as const;

/** The page of one client, for features that lead to it. */
export const clientPath = paths.edit;

export const createClientHref = (start: { unsent?: string } = {}): string =>
  `${paths.create}${searchText(start)}`;

/** With `merge` its page opens with the merge into that client. */
export const clientHref = (id: number, start: { deleted?: boolean; merge?: number } = {}): string =>
  `/admin/clients/edit/${id}${searchText(start)}`;
