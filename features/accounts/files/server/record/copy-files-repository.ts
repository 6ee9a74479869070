import type { Tenant } from '#platform/server/db/tenant';

/** Gives the files of some records to others too. The copies share the stored bytes, which never change and stay when one of
 * the files is removed. */
export const copyFiles = (
  tenant: Tenant,
  ownerEntity: string,
  pairs: readonly { from: number; to: number }[],
): Promise<void> =>
  tenant.query({
    name: 'files-copy',
    text: `insert into files (organization_id, name, comment, mime, size, md5, sha256, storage_key, width, height, exif,
        markup, owner_entity, owner_id, purpose, visibility, uploaded_by, created_by, updated_by)
      select f.organization_id, f.name, f.comment, f.mime, f.size, f.md5, f.sha256, f.storage_key, f.width, f.height, f.exif,
        f.markup, f.owner_entity, pair.target, f.purpose, f.visibility, f.uploaded_by, $5, $5
      from unnest($3::int[], $4::int[]) as pair (source, target)
      join files f on f.organization_id = $1 and f.owner_entity = $2 and f.owner_id = pair.source
        and f.deleted_at is null and f.archived_at is null
      order by f.id`,
    values: [
      tenant.organizationId,
      ownerEntity,
      pairs.map(({ from }) => from),
      pairs.map(({ to }) => to),
      tenant.userId,
    ],
  });
