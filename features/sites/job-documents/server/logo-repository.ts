import { isPicture } from '#features/accounts/files/server';
import type { LoadLogo } from '#features/sites/jobs/server';

/** The current logo of a job, if it is a picture. */
export const logoOfJob: LoadLogo = async (tenant, jobId) => {
  const found = await tenant.db
    .selectFrom('files')
    .select(['id', 'mime'])
    .where('organization_id', '=', tenant.organizationId)
    .where('owner_entity', '=', 'job-document')
    .where('owner_id', '=', jobId)
    .where('purpose', '=', 'logo')
    .where('archived_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return found && isPicture(found) ? found.id : null;
};
