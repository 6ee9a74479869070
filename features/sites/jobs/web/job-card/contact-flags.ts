import type { Flag } from '#platform/contract/flags';
import { holdsAny } from '#platform/contract/holds-any';
import { useSession } from '#platform/web/session/index';

/** A person with one of these flags may see the contacts of a site's clients. */
export const contactFlags = [
  'clients.canViewClients',
  'admin.canEditClientContacts',
] as const satisfies readonly Flag[];

export const useMayReadContacts = (): boolean => holdsAny(useSession().flags, contactFlags);
