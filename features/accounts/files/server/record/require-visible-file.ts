import { notFound } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { FileOwner, FileOwners } from './file-owners.ts';
import { type FileRow, loadFiles } from './file-repository.ts';

/** The file, if the person may see its record; otherwise 404, as if it did not exist. */
export const requireVisibleFile = async (
  owners: FileOwners,
  tenant: Tenant,
  person: Person,
  id: number,
): Promise<FileRow> => {
  const [file] = await loadFiles(tenant, [id]);
  if (!file) throw notFound();
  const isVisible = async (owner: FileOwner): Promise<boolean> => {
    const check = Object.hasOwn(owners, owner.entity) ? owners[owner.entity] : undefined;
    const answer = (await check?.(tenant, person, owner.id, file)) ?? false;
    return typeof answer === 'boolean' ? answer : isVisible(answer);
  };
  if (!(await isVisible({ entity: file.owner_entity, id: file.owner_id }))) throw notFound();
  return file;
};
