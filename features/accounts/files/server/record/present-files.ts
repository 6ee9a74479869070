import type { Tenant } from '#platform/server/db/tenant';
import type { FileRecord } from '../../contract/index.ts';
import { type MayDraw, nobody, presentFile, type Reader } from './file-presenter.ts';
import { loadFilesOf } from './file-repository.ts';

/** The files of many records in one statement; every owner has an entry, in upload order. */
export const presentFiles = async (
  tenant: Tenant,
  ownerEntity: string,
  ownerIds: readonly number[],
  reader: Reader = nobody,
  mayDraw?: MayDraw,
): Promise<Map<number, FileRecord[]>> => {
  const byOwner = new Map<number, FileRecord[]>(ownerIds.map((id) => [id, []]));
  if (ownerIds.length === 0) return byOwner;
  for (const row of await loadFilesOf(tenant, ownerEntity, ownerIds)) {
    byOwner.get(row.owner_id)?.push(presentFile(row, reader, mayDraw));
  }
  return byOwner;
};
