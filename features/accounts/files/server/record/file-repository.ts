import { sql } from 'kysely';
import { z } from 'zod';
import { anyOf } from '#platform/server/db/any-of';
import { isoText } from '#platform/server/db/iso-text';
import { personName } from '#platform/server/db/person-name';
import type { Tenant } from '#platform/server/db/tenant';
import { waitForTurn } from '#platform/server/db/wait-for-turn-repository';
import { exif, type Markup, markup, visibility } from '../../contract/index.ts';

/** One row of the JSON of `filesOf`. */
export const fileRow = z.object({
  id: z.int(),
  organization_id: z.int(),
  name: z.string(),
  comment: z.string(),
  mime: z.string(),
  size: z.int(),
  md5: z.string(),
  storage_key: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  exif: exif.nullable(),
  markup: markup.nullable(),
  owner_entity: z.string(),
  owner_id: z.int(),
  purpose: z.string(),
  visibility,
  uploaded_by: z.int().nullable(),
  uploader_name: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});

export type FileRow = z.infer<typeof fileRow>;

/** Column by column: rows with all their fields travel in one statement. */
export type NewFile = Pick<
  FileRow,
  'name' | 'comment' | 'mime' | 'size' | 'md5' | 'storage_key' | 'width' | 'height' | 'exif' | 'markup'
> & { sha256: string; client_uuid: string | null; expires_on: string | null };

export type Owner = { entity: string; id: number; purpose: string; visibility: FileRow['visibility'] };

const allButTimes = `f.id, f.organization_id, f.name, f.comment, f.mime, f.size, f.md5, f.storage_key, f.width, f.height,
  f.exif, f.markup, f.owner_entity, f.owner_id, f.purpose, f.visibility, f.uploaded_by, ${personName('f', 'uploaded_by')} as uploader_name`;

const columns = `${allButTimes}, f.created_at, f.updated_at`;

/** SQL: the files of one record as JSON, in upload order, to read a record and its files in one statement. `$1` is the
 * organization, `ownerId` SQL for the record's id. Rows must go through `presentFile` before they are answered. */
export const filesOf = (ownerEntity: string, ownerId: string): string =>
  `coalesce((select json_agg(file order by file.id) from (
    select ${allButTimes}, ${isoText('f.created_at')} as created_at, ${isoText('f.updated_at')} as updated_at
    from files f where f.organization_id = $1 and f.owner_entity = '${ownerEntity}' and f.owner_id = ${ownerId}
      and f.deleted_at is null) file), '[]')`;

/** Undefined when the client uuid is known already, because it is a retry of an upload that succeeded. */
export const insertFile = async (
  tenant: Tenant,
  file: NewFile,
  owner: Owner,
): Promise<number | undefined> => {
  const inserted = await tenant.db
    .insertInto('files')
    .values({
      organization_id: tenant.organizationId,
      name: file.name,
      comment: file.comment,
      mime: file.mime,
      size: file.size,
      md5: file.md5,
      sha256: file.sha256,
      storage_key: file.storage_key,
      width: file.width,
      height: file.height,
      exif: file.exif && JSON.stringify(file.exif),
      markup: file.markup && JSON.stringify(file.markup),
      client_uuid: file.client_uuid,
      expires_on: file.expires_on,
      owner_entity: owner.entity,
      owner_id: owner.id,
      purpose: owner.purpose,
      visibility: owner.visibility,
      uploaded_by: tenant.userId,
      created_by: tenant.userId,
      updated_by: tenant.userId,
    })
    .onConflict((conflict) => conflict.columns(['organization_id', 'client_uuid']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
};

export const loadFileByUuid = async (
  tenant: Tenant,
  clientUuid: string,
  owner: Owner,
): Promise<number | undefined> => {
  const found = await tenant.db
    .selectFrom('files')
    .select('id')
    .where('organization_id', '=', tenant.organizationId)
    .where('client_uuid', '=', clientUuid)
    .where('owner_entity', '=', owner.entity)
    .where('owner_id', '=', owner.id)
    .executeTakeFirst();
  return found?.id;
};

export const loadFiles = (tenant: Tenant, ids: readonly number[]): Promise<FileRow[]> =>
  tenant.query({
    name: 'files-find',
    text: `select ${columns} from files f
      where f.organization_id = $1 and f.id = any($2::int[]) and f.deleted_at is null order by f.id`,
    values: [tenant.organizationId, ids],
    row: fileRow,
  });

export const loadFilesOf = (
  tenant: Tenant,
  ownerEntity: string,
  ownerIds: readonly number[],
): Promise<FileRow[]> =>
  tenant.query({
    name: 'files-of-owners',
    text: `select ${columns} from files f
      where f.organization_id = $1 and f.owner_entity = $2 and f.owner_id = any($3::int[]) and f.deleted_at is null
      order by f.id`,
    values: [tenant.organizationId, ownerEntity, ownerIds],
    row: fileRow,
  });

/** Updates a file only if it is not removed and, with `updatedAt`, not changed since. */
const change = (tenant: Tenant, id: number, updatedAt?: string) =>
  tenant.db
    .updateTable('files')
    .set({ updated_by: tenant.userId })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .$if(updatedAt !== undefined, (files) => files.where('updated_at', '=', updatedAt ?? ''));

/** False when somebody changed it after `updatedAt`, where that is given. */
export const updateFileRow = async (
  tenant: Tenant,
  id: number,
  { name, comment, updatedAt }: { name: string; comment: string; updatedAt: string | undefined },
): Promise<boolean> => {
  const { numUpdatedRows } = await change(tenant, id, updatedAt).set({ name, comment }).executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** False when somebody changed it after `updatedAt`, where that is given. */
export const markFileRow = async (
  tenant: Tenant,
  id: number,
  marks: Markup,
  updatedAt: string | undefined,
): Promise<boolean> => {
  const { numUpdatedRows } = await change(tenant, id, updatedAt)
    .set({ markup: marks.length > 0 ? JSON.stringify(marks) : null })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

type FileChange = { name: string; comment: string; expiresOn: string | null; updatedAt: string };

/** False when somebody changed it after `updatedAt`. */
export const updateDocumentRow = async (
  tenant: Tenant,
  id: number,
  { name, comment, expiresOn, updatedAt }: FileChange,
): Promise<boolean> => {
  const { numUpdatedRows } = await change(tenant, id, updatedAt)
    .set({ name, comment, expires_on: expiresOn })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Marks earlier files of the record for this purpose as older versions of the given one. Call `queueUploads` first, so that
 * after two uploads at once only one is current. */
export const archiveEarlierFiles = async (
  tenant: Tenant,
  { entity, id, purpose }: Omit<Owner, 'visibility'>,
  fileId: number,
): Promise<number[]> => {
  const archived = await tenant.db
    .updateTable('files')
    .set({ archived_at: sql`now()`, archived_by: tenant.userId, updated_by: tenant.userId })
    .where('organization_id', '=', tenant.organizationId)
    .where('owner_entity', '=', entity)
    .where('owner_id', '=', id)
    .where('purpose', '=', purpose)
    .where('id', '<', fileId)
    .where('archived_at', 'is', null)
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute();
  return archived.map((file) => file.id);
};

/** Makes other uploads for the same purpose of a record wait until this transaction ends. */
export const queueUploads = (tenant: Tenant, { entity, id, purpose }: Omit<Owner, 'visibility'>) =>
  waitForTurn(tenant, `${entity} ${id} ${purpose}`);

export const setFileExpiry = async (tenant: Tenant, id: number, expiresOn: string | null): Promise<void> => {
  await change(tenant, id).set({ expires_on: expiresOn }).execute();
};

/** Sets whether strangers who may see the record may also see the file. */
export const setFileVisibility = async (
  tenant: Tenant,
  id: number,
  visibility: FileRow['visibility'],
): Promise<void> => {
  await change(tenant, id).set({ visibility }).execute();
};

/** The file belongs to another record of the same kind from now on. */
export const giveFile = async (tenant: Tenant, id: number, ownerId: number): Promise<void> => {
  await tenant.db
    .updateTable('files')
    .set({ owner_id: ownerId })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .execute();
};

export const softDeleteFile = async (tenant: Tenant, id: number): Promise<boolean> => {
  const { numUpdatedRows } = await change(tenant, id).set({ deleted_at: sql`now()` }).executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Those of the keys that still have a row, including removed files. */
export const loadStoredKeys = async (tenant: Tenant, keys: readonly string[]): Promise<Set<string>> => {
  const rows = await tenant.db
    .selectFrom('files')
    .select('storage_key')
    .where('organization_id', '=', tenant.organizationId)
    .where('storage_key', '=', anyOf(keys))
    .execute();
  return new Set(rows.map(({ storage_key }) => storage_key));
};
