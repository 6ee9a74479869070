import type { Flag } from '#platform/contract/flags';

/** A person with one of these flags may see the contacts of a site's clients. */
export const contactFlags = [
  'clients.canViewClients',
  'admin.canEditClientContacts',
] as const satisfies readonly Flag[];
