import { refused, stale } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { SignedInCall } from '#platform/server/http/call';
import type { FileRecord, fileEndpoints } from '../../contract/index.ts';
import { callOwnerHook, type FileChanges } from './file-changes.ts';
import type { FileOwners } from './file-owners.ts';
import { isPicture, presentFile } from './file-presenter.ts';
import { markFileRow } from './file-repository.ts';
import { type AllFileWriters, requireWriter } from './file-writers.ts';
import { findVisibleFile } from './find-visible-file.ts';

export const markFile = async (
  call: SignedInCall<(typeof fileEndpoints)['markFile']>,
  owners: FileOwners,
  writers: AllFileWriters,
  hooks: FileChanges,
): Promise<FileRecord> => {
  const { tenant, person, params, body } = call;
  const before = await findVisibleFile(owners, tenant, person, params.id);
  await requireWriter(writers, call, before, 'draw');
  if (!isPicture(before)) throw refused('not_a_picture');
  const saved = await markFileRow(tenant, params.id, body.markup, body.updated_at);
  const after = await findVisibleFile(owners, tenant, person, params.id);
  if (!saved) throw stale(presentFile(after, person, () => true));
  const changes: Record<string, [unknown, unknown]> = {
    marks: [before.markup?.length ?? 0, body.markup.length],
  };
  await writeAudit(tenant, person, {
    action: 'file.marked',
    entity: 'file',
    entityId: params.id,
    changes,
  });
  await callOwnerHook(hooks, call, { how: 'updated', file: after, changes });
  return presentFile(after, person, () => true);
};
