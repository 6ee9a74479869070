import { stale } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import { changesOf } from '#platform/server/audit/changes-of';
import type { SignedInCall } from '#platform/server/http/call';
import type { FileRecord, fileEndpoints } from '../../contract/index.ts';
import { callOwnerHook, type FileChanges } from './file-changes.ts';
import type { FileOwners } from './file-owners.ts';
import { presentFile } from './file-presenter.ts';
import { updateFileRow } from './file-repository.ts';
import { type AllFileWriters, requireWriter } from './file-writers.ts';
import { findVisibleFile } from './find-visible-file.ts';

export const updateFile = async (
  call: SignedInCall<(typeof fileEndpoints)['updateFile']>,
  owners: FileOwners,
  writers: AllFileWriters,
  hooks: FileChanges,
): Promise<FileRecord> => {
  const { tenant, person, params, body } = call;
  const before = await findVisibleFile(owners, tenant, person, params.id);
  await requireWriter(writers, call, before, 'write');
  const change = { name: body.name, comment: body.comment ?? before.comment };
  const saved = await updateFileRow(tenant, params.id, { ...change, updatedAt: body.updated_at });
  const after = await findVisibleFile(owners, tenant, person, params.id);
  if (!saved) throw stale(presentFile(after, person, () => true));
  const changes = changesOf(before, change);
  await writeAudit(tenant, person, {
    action: 'file.updated',
    entity: 'file',
    entityId: params.id,
    changes,
  });
  await callOwnerHook(hooks, call, { how: 'updated', file: after, changes });
  // Read again, because the hook of the record may have changed the file.
  return presentFile(await findVisibleFile(owners, tenant, person, params.id), person, () => true);
};
