import { listFiles } from '#features/accounts/files/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { type JobDocument, mayReadType } from '../contract/index.ts';
import { documentWriters } from './document-owner.ts';
import { type DocumentFacts, documentsOfJob } from './document-repository.ts';

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
  const files = await listFiles(tenant, 'job-document', [jobId], person, mayDraw);
  const byId = new Map(files.get(jobId)?.map((file) => [file.id, file]));
  return facts.flatMap((document) => {
    const file = byId.get(document.id);
    if (!file || !mayReadType(person.flags, document.type)) return [];
    const { type, expires_on } = document;
    return [{ ...file, type, expires_on, archived: archivedOf(document) }];
  });
};
