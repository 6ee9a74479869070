import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';

/** Of whom the uploaded files are: the import comes after its file, so the file hangs on who sent it. */
export const uploadOwner = 'job-import-upload';

/** The file holds what the import shows: it is for whoever may import. */
export const maySeeImportFile = async (_tenant: Tenant, { flags }: Pick<Person, 'flags'>): Promise<boolean> =>
  flags.has('admin.canAddBuilding');
