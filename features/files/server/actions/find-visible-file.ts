import { notFound } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { FileOwners } from '../file-owners.ts';
import { type FileRow, findFiles } from '../file-repository.ts';

/** The file when its owner record is the person's to see; otherwise 404, as if it were not there. */
export const findVisibleFile = async (
  owners: FileOwners,
  tenant: Tenant,
  person: Person,
  id: number,
): Promise<FileRow> => {
  const [file] = await findFiles(tenant, [id]);
  const maySee = file && Object.hasOwn(owners, file.owner_entity) ? owners[file.owner_entity] : undefined;
  if (!file || !maySee || !(await maySee(tenant, person, file.owner_id, file))) throw notFound();
  return file;
};
