import type { Flag } from '#platform/contract/flags';

/** One of them opens the contacts of a site's clients. */
export const contactFlags = [
  'clients.canViewClients',
  'admin.canEditClientContacts',
] as const satisfies readonly Flag[];
