import { forbidden, refused, stale } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { SignedInCall } from '#platform/server/http/call';
import type { FileRecord, fileEndpoints } from '../../contract/index.ts';
import { callOwnerHook, type FileChanges } from './file-changes.ts';
import type { FileOwners } from './file-owners.ts';
import { isPicture, mayMarkFile, presentFile } from './file-presenter.ts';
import { markFileRow } from './file-repository.ts';
import { findVisibleFile } from './find-visible-file.ts';

/** Draws on a picture. Allowed to the person who uploaded it and to people who may edit files. */
export const markFile = async (
  call: SignedInCall<(typeof fileEndpoints)['markFile']>,
  owners: FileOwners,
  hooks: FileChanges,
): Promise<FileRecord> => {
  const { tenant, person, params, body } = call;
  const before = await findVisibleFile(owners, tenant, person, params.id);
  if (!mayMarkFile(before, person)) throw forbidden();
  if (!isPicture(before)) throw refused('not_a_picture');
  const saved = await markFileRow(tenant, params.id, body.markup, body.updated_at);
  const after = await findVisibleFile(owners, tenant, person, params.id);
  if (!saved) throw stale(presentFile(after, person));
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
  return presentFile(after, person);
};
