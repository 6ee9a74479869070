import type { Flag } from '#platform/contract/flags';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';

/** The owner entity of uploaded files of a kind. The file is stored before its import exists, so its owner is the uploader. */
export const uploadOwner = (entity: string): string => `${entity}-upload`;

/** The file holds what the import shows, so the same people may see it. */
export const maySeeImportFile =
  (flag: Flag) =>
  async (
    tenant: Tenant,
    { flags, userId }: Pick<Person, 'flags' | 'userId'>,
    uploaderId: number,
  ): Promise<boolean> =>
    flags.has(flag) && (tenant.seesAllJobs || uploaderId === userId);
