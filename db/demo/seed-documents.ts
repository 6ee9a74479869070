import { archiveEarlierFiles, attachFiles } from '#features/accounts/files/server';
import { isSingle } from '#features/sites/job-documents/contract';
import { wallOf } from '#platform/contract/zoned-time';
import type { Tenant } from '#platform/server/db/tenant';
import { type DemoDocument, demoDocuments, documentKey } from './demo-documents.ts';
import type { StoredPictures } from './store-pictures.ts';

const day = 24 * 3_600_000;

type Setting = { zone: string; now: Date; people: Map<string, number> };

/** Marks the notifications of an expiry as sent, so that the demo does not begin by sending them. */
const markNotified = async (tenant: Tenant, file_id: number, expires_on: string): Promise<void> => {
  const rows = [30, 7, 0].map((days) => ({
    organization_id: tenant.organizationId,
    file_id,
    expires_on,
    days,
  }));
  await tenant.db.insertInto('job_document_alerts').values(rows).execute();
};

const seedOne = async (
  tenant: Tenant,
  stored: StoredPictures,
  jobId: number,
  document: DemoDocument,
  { zone, now, people }: Setting,
): Promise<void> => {
  const { type, expires, added, comment, by } = document;
  const file = stored.get(documentKey(document));
  if (!file) throw new Error(`the demo has no document ${documentKey(document)}`);
  const uploader = { ...tenant, userId: people.get(by) ?? null };
  const owner = { entity: 'job-document', id: jobId, purpose: type };
  const expiresOn = expires === null ? null : wallOf(now.getTime() + expires * day, zone).slice(0, 10);
  const [attached] = await attachFiles(uploader, [file], {
    ownerEntity: owner.entity,
    ownerId: jobId,
    purpose: type,
    details: { comments: [comment] },
    expiresOn: [expiresOn],
  });
  if (!attached) return;
  const at = new Date(now.getTime() - added * day).toISOString();
  await tenant.db
    .updateTable('files')
    .set({ created_at: at })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', attached.id)
    .execute();
  if (isSingle(type)) {
    const older = await archiveEarlierFiles(uploader, owner, attached.id);
    if (older.length > 0)
      await tenant.db
        .updateTable('files')
        .set({ archived_at: at })
        .where('organization_id', '=', tenant.organizationId)
        .where('id', 'in', older)
        .execute();
  }
  if (expiresOn !== null) await markNotified(tenant, attached.id, expiresOn);
};

/** The documents of the demo's job sites, which were stored before. */
export const seedDocuments = async (
  tenant: Tenant,
  stored: StoredPictures,
  setting: Setting,
): Promise<void> => {
  const jobs = await tenant.db
    .selectFrom('jobs')
    .select(['id', 'job_number'])
    .where('organization_id', '=', tenant.organizationId)
    .execute();
  const ids = new Map(jobs.map(({ id, job_number }) => [job_number, id]));
  for (const document of demoDocuments) {
    const jobId = ids.get(document.site);
    if (jobId) await seedOne(tenant, stored, jobId, document, setting);
  }
};
