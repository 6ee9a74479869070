import { z } from 'zod';
import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';
import { documentType } from '../../contract/index.ts';

const row = z.object({
  id: z.int(),
  job_id: z.int(),
  type: documentType,
  name: z.string(),
  expires_on: z.string(),
  job_number: z.string(),
  job_name: z.string(),
});

export type ExpiringDocument = z.infer<typeof row>;

/** The document, while it is current and expires on this date. */
export const findExpiring = async (
  tenant: Tenant,
  fileId: number,
  expiresOn: string,
): Promise<ExpiringDocument | undefined> => {
  const [found] = await tenant.query({
    name: 'job-document-expiring',
    text: `select f.id, f.owner_id as job_id, f.purpose as type, f.name, f.expires_on, j.job_number, j.job_name
      from files f join jobs j on j.organization_id = $1 and j.id = f.owner_id and j.deleted_at is null
      where f.organization_id = $1 and f.id = $2 and f.owner_entity = 'job-document' and f.expires_on = $3
        and f.archived_at is null and f.deleted_at is null`,
    values: [tenant.organizationId, fileId, expiresOn],
    row,
  });
  return found;
};

/** Those of the files that were replaced or removed. */
export const replacedOrRemoved = async (tenant: Tenant, fileIds: readonly number[]): Promise<Set<number>> => {
  const rows = await tenant.db
    .selectFrom('files')
    .select('id')
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', anyOf(fileIds))
    .where((eb) => eb.or([eb('archived_at', 'is not', null), eb('deleted_at', 'is not', null)]))
    .execute();
  return new Set(rows.map(({ id }) => id));
};
