import { notFound } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { SignedInCall } from '#platform/server/http/call';
import type { fileEndpoints } from '../../contract/index.ts';
import type { FileOwners } from './file-owners.ts';
import { softDeleteFile } from './file-repository.ts';
import { findVisibleFile } from './find-visible-file.ts';

export const deleteFile = async (
  { tenant, person, params }: SignedInCall<(typeof fileEndpoints)['deleteFile']>,
  owners: FileOwners,
): Promise<{ id: number }> => {
  const { id, name, owner_entity, owner_id } = await findVisibleFile(owners, tenant, person, params.id);
  if (!(await softDeleteFile(tenant, id))) throw notFound();
  await writeAudit(tenant, person, {
    action: 'file.deleted',
    entity: 'file',
    entityId: id,
    changes: { name: [name, null], owner: [`${owner_entity} ${owner_id}`, null] },
  });
  return { id };
};
