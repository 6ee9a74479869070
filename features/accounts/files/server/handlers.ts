import { forbidden, notFound, refused, stale } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import { changesOf } from '#platform/server/audit/changes-of';
import type { FileAnswer, Handlers, SignedInCall } from '#platform/server/http/call';
import { readRange } from '#platform/server/http/read-range';
import type { Wiring } from '#platform/server/http/wiring';
import type { FileRecord, fileEndpoints, PaperProgress } from '../contract/index.ts';
import { presentProgress } from './papers/answer-paper.ts';
import { loadPaper } from './papers/paper-repository.ts';
import { callOwnerHook, type FileChanges } from './record/file-changes.ts';
import type { FileOwners } from './record/file-owners.ts';
import { isPicture, mayEditFiles, presentFile } from './record/file-presenter.ts';
import { type FileRow, markFileRow, softDeleteFile, updateFileRow } from './record/file-repository.ts';
import { type AllFileWriters, requireWriter } from './record/file-writers.ts';
import { requireVisibleFile } from './record/require-visible-file.ts';
import { answerPicture, downloadName } from './serve/answer-picture.ts';
import { getSpeedImage } from './serve/get-speed-image.ts';
import { openLater } from './serve/open-later.ts';

/** Types that a browser may show; all others are sent as downloads. */
const shown = new Set(['image/jpeg', 'image/png', 'image/webp', 'application/pdf']);

const answerOriginal = (
  file: FileRow,
  storage: Wiring['storage'],
  download: boolean,
  header: (name: string) => string | undefined,
): FileAnswer => {
  const etag = `"${file.organization_id}-${file.id}"`;
  const condition = header('if-range');
  const range =
    condition === undefined || condition === etag ? readRange(header('range'), file.size) : undefined;
  return {
    body: openLater(storage, file.storage_key, range),
    mime: file.mime,
    size: range ? range.end - range.start + 1 : file.size,
    name: downloadName(file.name, file.mime),
    attachment: download || !shown.has(file.mime),
    cache: 'never',
    etag,
    range,
  };
};

/** Pictures are sent re-encoded. The original contains the place where it was taken, so only people who may edit files get
 * it. */
const getFile = async (
  { tenant, person, params, query, wiring, request }: SignedInCall<(typeof fileEndpoints)['getFile']>,
  owners: FileOwners,
): Promise<FileAnswer> => {
  const file = await requireVisibleFile(owners, tenant, person, params.photoId);
  if (isPicture(file) && query.size !== 'original') {
    return answerPicture(file, query.size, wiring.storage, query.download);
  }
  if (isPicture(file) && !mayEditFiles(person)) throw forbidden();
  return answerOriginal(file, wiring.storage, query.download, request.header);
};

const markFile = async (
  call: SignedInCall<(typeof fileEndpoints)['markFile']>,
  owners: FileOwners,
  writers: AllFileWriters,
  hooks: FileChanges,
): Promise<FileRecord> => {
  const { tenant, person, params, body } = call;
  const before = await requireVisibleFile(owners, tenant, person, params.id);
  await requireWriter(writers, call, before, 'draw');
  if (!isPicture(before)) throw refused('not_a_picture');
  const saved = await markFileRow(tenant, params.id, body.markup, body.updated_at);
  const after = await requireVisibleFile(owners, tenant, person, params.id);
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

const updateFile = async (
  call: SignedInCall<(typeof fileEndpoints)['updateFile']>,
  owners: FileOwners,
  writers: AllFileWriters,
  hooks: FileChanges,
): Promise<FileRecord> => {
  const { tenant, person, params, body } = call;
  const before = await requireVisibleFile(owners, tenant, person, params.id);
  await requireWriter(writers, call, before, 'write');
  const change = { name: body.name, comment: body.comment ?? before.comment };
  const saved = await updateFileRow(tenant, params.id, { ...change, updatedAt: body.updated_at });
  const after = await requireVisibleFile(owners, tenant, person, params.id);
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
  return presentFile(await requireVisibleFile(owners, tenant, person, params.id), person, () => true);
};

const deleteFile = async (
  call: SignedInCall<(typeof fileEndpoints)['deleteFile']>,
  owners: FileOwners,
  writers: AllFileWriters,
  hooks: FileChanges,
): Promise<{ id: number }> => {
  const { tenant, person, params } = call;
  const file = await requireVisibleFile(owners, tenant, person, params.id);
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

const getPaperProgress = async ({
  tenant,
  params,
}: SignedInCall<(typeof fileEndpoints)['getPaperProgress']>): Promise<PaperProgress> => {
  const found = await loadPaper(tenant, params.paper);
  if (!found) throw notFound();
  return presentProgress(found);
};

/** Higher features decide who may see the records that files belong to and who may change their files, because this feature
 * knows none of those records. */
export const fileHandlers = (
  owners: FileOwners,
  writers: AllFileWriters,
  hooks: FileChanges,
): Handlers<typeof fileEndpoints> => ({
  getFile: (call) => getFile(call, owners),
  getSpeedImage,
  updateFile: (call) => updateFile(call, owners, writers, hooks),
  markFile: (call) => markFile(call, owners, writers, hooks),
  getPaperProgress,
  deleteFile: (call) => deleteFile(call, owners, writers, hooks),
});
