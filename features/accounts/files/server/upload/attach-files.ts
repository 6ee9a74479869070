import { refused } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import { addUsedKilobytes } from '#platform/server/storage/quota-repository';
import type { FileRecord, Markup } from '../../contract/index.ts';
import { nobody, presentFile, type Reader } from '../record/file-presenter.ts';
import { insertFile, loadFileByUuid, loadFiles, type Owner } from '../record/file-repository.ts';
import { mergeExif } from './read-exif.ts';
import type { StoredFile } from './store-files.ts';

export type AttachOptions = {
  ownerEntity: string;
  ownerId: number;
  /** `attachment` unless the record has other uses for files: `logo`, `resolution`. */
  purpose?: string;
  visibility?: 'public' | 'internal';
  /** The `imageDetails` of the call, in the order of the files. */
  details?: {
    comments?: readonly string[] | undefined;
    exif?: readonly unknown[] | undefined;
    markups?: readonly (Markup | null)[] | undefined;
  };
  /** Last days of validity, in the same order. */
  expiresOn?: readonly (string | null)[];
  /** In the same order. */
  clientUuids?: readonly (string | undefined)[];
  /** The person whose rights decide what the answer shows. */
  reader?: Reader;
};

const ownerOf = ({ ownerEntity, ownerId, purpose, visibility }: AttachOptions): Owner => ({
  entity: ownerEntity,
  id: ownerId,
  purpose: purpose ?? 'attachment',
  visibility: visibility ?? 'internal',
});

const attachOne = async (
  tenant: Tenant,
  file: StoredFile,
  options: AttachOptions,
  index: number,
): Promise<{ id: number; added: boolean }> => {
  const owner = ownerOf(options);
  const clientUuid = options.clientUuids?.[index] ?? null;
  const id = await insertFile(
    tenant,
    {
      ...file,
      comment: options.details?.comments?.[index] ?? '',
      storage_key: file.storageKey,
      exif: mergeExif(file.exif, options.details?.exif?.[index]),
      markup: options.details?.markups?.[index] ?? null,
      client_uuid: clientUuid,
      expires_on: options.expiresOn?.[index] ?? null,
    },
    owner,
  );
  if (id !== undefined) return { id, added: true };
  const known = clientUuid === null ? undefined : await loadFileByUuid(tenant, clientUuid, owner);
  if (known === undefined) throw refused('conflict');
  tenant.afterCommit(() => void file.discard());
  return { id: known, added: false };
};

/** Attaches stored files to a record. A retry with the same client uuids returns the files of the first try. */
export const attachFiles = async (
  tenant: Tenant,
  files: readonly StoredFile[],
  options: AttachOptions,
): Promise<FileRecord[]> => {
  const ids: number[] = [];
  let kilobytes = 0;
  for (const [index, file] of files.entries()) {
    const { id, added } = await attachOne(tenant, file, options, index);
    ids.push(id);
    if (added) kilobytes += Math.ceil(file.size / 1024);
  }
  if (ids.length === 0) return [];
  if (kilobytes > 0) await addUsedKilobytes(tenant, kilobytes);
  const rows = await loadFiles(tenant, ids);
  return rows.map((row) => presentFile(row, options.reader ?? nobody));
};
