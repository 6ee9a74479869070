import { setFileVisibility } from '#features/accounts/files/server';
import type { Tenant } from '#platform/server/db/tenant';
import { photosOfEntry, type StoredEntry } from './entry-repository.ts';

/** The photos of an entry are for whoever sees the entry. */
export const setPhotosVisibility = async (
  tenant: Tenant,
  entryId: number,
  visibility: StoredEntry['visibility'],
): Promise<void> => {
  for (const id of await photosOfEntry(tenant, entryId)) await setFileVisibility(tenant, id, visibility);
};
