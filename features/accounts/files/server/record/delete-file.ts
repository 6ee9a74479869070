import { notFound } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { SignedInCall } from '#platform/server/http/call';
import type { fileEndpoints } from '../../contract/index.ts';
import { callOwnerHook, type FileChanges } from './file-changes.ts';
import type { FileOwners } from './file-owners.ts';
import { softDeleteFile } from './file-repository.ts';
import { type AllFileWriters, requireWriter } from './file-writers.ts';
import { findVisibleFile } from './find-visible-file.ts';

export const deleteFile = async (
  call: SignedInCall<(typeof fileEndpoints)['deleteFile']>,
  owners: FileOwners,
  writers: AllFileWriters,
  hooks: FileChanges,
): Promise<{ id: number }> => {
  const { tenant, person, params } = call;
  const file = await findVisibleFile(owners, tenant, person, params.id);
  await requireWriter(writers, call, file, 'write');
  const { id, name, owner_entity, owner_id } = file;
  if (!(await softDeleteFile(tenant, id))) throw notFound();
  await writeAudit(tenant, person, {
    action: 'file.deleted',
    entity: 'file',
    entityId: id,
    changes: { name: [name, null], owner: [`${owner_entity} ${owner_id}`, null] },
  });
  await callOwnerHook(hooks, call, { how: 'deleted', file, changes: {} });
  return { id };
};
