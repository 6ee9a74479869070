import type { Tenant } from '#platform/server/db/tenant';
import type { Owner } from './file-repository.ts';

/** Gives files of one record to another too. Both share the stored bytes, which never change and stay when one of the files
 * is removed. */
export const referFiles = (
  tenant: Tenant,
  fileIds: readonly number[],
  { entity, id, purpose, visibility }: Owner,
): Promise<void> =>
  tenant.query({
    name: 'files-refer',
    text: `insert into files (organization_id, name, comment, mime, size, md5, sha256, storage_key, width, height, exif,
        markup, owner_entity, owner_id, purpose, visibility, uploaded_by, created_by, updated_by)
      select f.organization_id, f.name, f.comment, f.mime, f.size, f.md5, f.sha256, f.storage_key, f.width, f.height, f.exif,
        f.markup, $3, $4, $5, $6, f.uploaded_by, $7, $7
      from files f where f.organization_id = $1 and f.id = any($2::int[]) and f.deleted_at is null order by f.id`,
    values: [tenant.organizationId, fileIds, entity, id, purpose, visibility, tenant.userId],
  });
