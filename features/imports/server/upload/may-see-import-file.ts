import type { Flag } from '#platform/contract/flags';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';

/** Of whom the uploaded files of a kind are: the import comes after its file, so the file hangs on who sent it. */
export const uploadOwner = (entity: string): string => `${entity}-upload`;

/** The file holds what the import shows: it is for whoever may import. */
export const maySeeImportFile =
  (flag: Flag) =>
  async (_tenant: Tenant, { flags }: Pick<Person, 'flags'>): Promise<boolean> =>
    flags.has(flag);
