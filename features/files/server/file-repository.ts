import { isoText } from '#platform/server/db/iso-text';
import { personName } from '#platform/server/db/person-name';
import type { Tenant } from '#platform/server/db/tenant';
import type { Exif, Markup } from '../contract/index.ts';

export type FileRow = {
  id: number;
  organization_id: number;
  name: string;
  comment: string;
  mime: string;
  size: number;
  md5: string;
  storage_key: string;
  width: number | null;
  height: number | null;
  exif: Exif | null;
  markup: Markup | null;
  owner_entity: string;
  owner_id: number;
  purpose: string;
  visibility: 'public' | 'internal';
  uploaded_by: number | null;
  uploader_name: string | null;
  created_at: string;
  updated_at: string;
};

/** Column by column: rows with all their fields travel in one statement. */
export type NewFile = Pick<
  FileRow,
  'name' | 'comment' | 'mime' | 'size' | 'md5' | 'storage_key' | 'width' | 'height' | 'exif' | 'markup'
> & { sha256: string; client_uuid: string | null };

export type Owner = { entity: string; id: number; purpose: string; visibility: FileRow['visibility'] };

const allButTimes = `f.id, f.organization_id, f.name, f.comment, f.mime, f.size, f.md5, f.storage_key, f.width, f.height,
  f.exif, f.markup, f.owner_entity, f.owner_id, f.purpose, f.visibility, f.uploaded_by, ${personName('f', 'uploaded_by')} as uploader_name`;

const columns = `${allButTimes}, f.created_at, f.updated_at`;

/** SQL for the files of one record as JSON, in upload order: what shows a record takes its files along in the same
 * statement. `$1` is the organization, `ownerId` SQL for the record's id; present the rows before they leave. */
export const filesOf = (ownerEntity: string, ownerId: string): string =>
  `coalesce((select json_agg(file order by file.id) from (
    select ${allButTimes}, ${isoText('f.created_at')} as created_at, ${isoText('f.updated_at')} as updated_at
    from files f where f.organization_id = $1 and f.owner_entity = '${ownerEntity}' and f.owner_id = ${ownerId}
      and f.deleted_at is null) file), '[]')`;

/** Undefined when the device's uuid is known already: a retry of an upload that came through. */
export const insertFile = async (
  tenant: Tenant,
  file: NewFile,
  owner: Owner,
): Promise<number | undefined> => {
  const [row] = await tenant.query<{ id: number }>({
    name: 'file-insert',
    text: `insert into files (organization_id, name, comment, mime, size, md5, sha256, storage_key, width, height, exif,
        markup, client_uuid, owner_entity, owner_id, purpose, visibility, uploaded_by, created_by, updated_by)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $18, $18)
      on conflict (organization_id, client_uuid) do nothing
      returning id`,
    values: [
      tenant.organizationId,
      file.name,
      file.comment,
      file.mime,
      file.size,
      file.md5,
      file.sha256,
      file.storage_key,
      file.width,
      file.height,
      file.exif && JSON.stringify(file.exif),
      file.markup && JSON.stringify(file.markup),
      file.client_uuid,
      owner.entity,
      owner.id,
      owner.purpose,
      owner.visibility,
      tenant.userId,
    ],
  });
  return row?.id;
};

export const findFileByUuid = async (
  tenant: Tenant,
  clientUuid: string,
  owner: Owner,
): Promise<number | undefined> => {
  const [row] = await tenant.query<{ id: number }>({
    name: 'file-by-uuid',
    text: `select id from files
      where organization_id = $1 and client_uuid = $2 and owner_entity = $3 and owner_id = $4`,
    values: [tenant.organizationId, clientUuid, owner.entity, owner.id],
  });
  return row?.id;
};

export const findFiles = (tenant: Tenant, ids: readonly number[]): Promise<FileRow[]> =>
  tenant.query<FileRow>({
    name: 'files-find',
    text: `select ${columns} from files f
      where f.organization_id = $1 and f.id = any($2::int[]) and f.deleted_at is null order by f.id`,
    values: [tenant.organizationId, ids],
  });

export const findFilesOf = (
  tenant: Tenant,
  ownerEntity: string,
  ownerIds: readonly number[],
): Promise<FileRow[]> =>
  tenant.query<FileRow>({
    name: 'files-of-owners',
    text: `select ${columns} from files f
      where f.organization_id = $1 and f.owner_entity = $2 and f.owner_id = any($3::int[]) and f.deleted_at is null
      order by f.id`,
    values: [tenant.organizationId, ownerEntity, ownerIds],
  });

/** False when somebody changed it after `updatedAt`, where that is given. */
export const updateFileRow = async (
  tenant: Tenant,
  id: number,
  change: { name: string; comment: string; updatedAt: string | undefined },
): Promise<boolean> => {
  const rows = await tenant.query<{ id: number }>({
    name: 'file-update',
    text: `update files set name = $3, comment = $4, updated_by = $5
      where organization_id = $1 and id = $2 and deleted_at is null and ($6::timestamptz is null or updated_at = $6)
      returning id`,
    values: [tenant.organizationId, id, change.name, change.comment, tenant.userId, change.updatedAt ?? null],
  });
  return rows.length > 0;
};

/** False when somebody changed it after `updatedAt`, where that is given. */
export const markFileRow = async (
  tenant: Tenant,
  id: number,
  marks: Markup,
  updatedAt: string | undefined,
): Promise<boolean> => {
  const rows = await tenant.query<{ id: number }>({
    name: 'file-mark',
    text: `update files set markup = $3, updated_by = $4
      where organization_id = $1 and id = $2 and deleted_at is null and ($5::timestamptz is null or updated_at = $5)
      returning id`,
    values: [
      tenant.organizationId,
      id,
      marks.length > 0 ? JSON.stringify(marks) : null,
      tenant.userId,
      updatedAt ?? null,
    ],
  });
  return rows.length > 0;
};

export const softDeleteFile = async (tenant: Tenant, id: number): Promise<boolean> => {
  const rows = await tenant.query<{ id: number }>({
    name: 'file-delete',
    text: `update files set deleted_at = now(), updated_by = $3
      where organization_id = $1 and id = $2 and deleted_at is null returning id`,
    values: [tenant.organizationId, id, tenant.userId],
  });
  return rows.length > 0;
};

/** Those of the keys that a row still names, removed files included. */
export const findStoredKeys = async (tenant: Tenant, keys: readonly string[]): Promise<Set<string>> => {
  const rows = await tenant.query<{ storage_key: string }>({
    name: 'files-stored-keys',
    text: 'select storage_key from files where organization_id = $1 and storage_key = any($2::text[])',
    values: [tenant.organizationId, keys],
  });
  return new Set(rows.map(({ storage_key }) => storage_key));
};
