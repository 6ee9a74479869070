import { z } from 'zod';
import { presentFiles } from '#features/accounts/files/server';
import { personName } from '#platform/server/db/person-name';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { documentType, type JobDocument, mayReadType } from '../contract/index.ts';
import { documentWriters } from './document-owner.ts';

const row = z.object({
  id: z.int(),
  type: documentType,
  expires_on: z.string().nullable(),
  archived_at: z.string().nullable(),
  archived_by: z.int().nullable(),
  archiver_name: z.string().nullable(),
});

/** What a document has besides its file. */
type DocumentFacts = z.infer<typeof row>;

/** The documents of a job, older versions included, the latest first. The caller must check that the job may be
 * seen. */
const documentsOfJob = (tenant: Tenant, jobId: number): Promise<DocumentFacts[]> =>
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

const archivedOf = ({ archived_at, archived_by, archiver_name }: DocumentFacts): JobDocument['archived'] =>
  archived_at === null
    ? null
    : { at: archived_at, by: archived_by === null ? null : { id: archived_by, name: archiver_name ?? '' } };

/** The documents of a job that the person may read, the latest first. The caller must check that the job may be
 * seen. */
export const presentDocuments = async (
  tenant: Tenant,
  person: Person,
  jobId: number,
): Promise<JobDocument[]> => {
  const facts = await documentsOfJob(tenant, jobId);
  const mayDraw = documentWriters.mayDraw(person, { id: jobId });
  const files = await presentFiles(tenant, 'job-document', [jobId], person, mayDraw);
  const byId = new Map(files.get(jobId)?.map((file) => [file.id, file]));
  return facts.flatMap((document) => {
    const file = byId.get(document.id);
    if (!file || !mayReadType(person.flags, document.type)) return [];
    const { type, expires_on } = document;
    return [{ ...file, type, expires_on, archived: archivedOf(document) }];
  });
};
