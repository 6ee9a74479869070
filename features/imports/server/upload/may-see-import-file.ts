import type { Flag } from '#platform/contract/flags';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';

/** Of whom the uploaded files of a kind are: the import comes after its file, so the file hangs on who sent it. */
export const uploadOwner = (entity: string): string => `${entity}-upload`;

/** The file holds what the import shows: it is for the same people. */
export const maySeeImportFile =
  (flag: Flag) =>
  async (
    tenant: Tenant,
    { flags, userId }: Pick<Person, 'flags' | 'userId'>,
    uploaderId: number,
  ): Promise<boolean> =>
    flags.has(flag) && (tenant.seesAllJobs || uploaderId === userId);
