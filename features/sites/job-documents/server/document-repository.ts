import { z } from 'zod';
import { personName } from '#platform/server/db/person-name';
import type { Tenant } from '#platform/server/db/tenant';
import { documentType } from '../contract/index.ts';

const row = z.object({
  id: z.int(),
  type: documentType,
  expires_on: z.string().nullable(),
  archived_at: z.string().nullable(),
  archived_by: z.int().nullable(),
  archiver_name: z.string().nullable(),
});

/** What a document has besides its file. */
export type DocumentFacts = z.infer<typeof row>;

/** The documents of a job, older versions included, the latest first. The caller must check that the job may be
 * seen. */
export const documentsOfJob = (tenant: Tenant, jobId: number): Promise<DocumentFacts[]> =>
  tenant.query({
    name: 'job-documents',
    text: `select f.id, f.purpose as type, f.expires_on, f.archived_at, f.archived_by,
        ${personName('f', 'archived_by')} as archiver_name
      from files f
      where f.organization_id = $1 and f.owner_entity = 'job-document' and f.owner_id = $2 and f.deleted_at is null
      order by f.id desc`,
    values: [tenant.organizationId, jobId],
    row,
  });
