import { sharedPlaceColumns, sharedPlaceJoins } from '#features/sites/jobs/server';
import { type SharedPlace, sharedPlace } from '#features/sites/sharing/contract';
import type { Tenant } from '#platform/server/db/tenant';

/** The place of the work of a sent proposal; undefined without a job site. */
export const findSharedPlace = async (
  tenant: Tenant,
  proposalId: number,
): Promise<SharedPlace | undefined> => {
  const [found] = await tenant.query({
    name: 'shared-proposal-place',
    text: `select ${sharedPlaceColumns} from special_projects t ${sharedPlaceJoins}
      join proposals p on p.organization_id = $1 and p.special_project_id = t.id and p.id = $2
        and p.status <> 'draft' and p.deleted_at is null
      where t.organization_id = $1 and t.deleted_at is null`,
    values: [tenant.organizationId, proposalId],
    row: sharedPlace,
  });
  return found;
};
