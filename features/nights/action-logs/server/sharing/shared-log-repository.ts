import { z } from 'zod';
import { sharedPlaceColumns, sharedPlaceJoins } from '#features/sites/jobs/server';
import { type SharedPlace, sharedPlace } from '#features/sites/sharing/contract';
import type { Tenant } from '#platform/server/db/tenant';

const isShared = `t.organization_id = $1 and t.id = $2 and t.deleted_at is null and t.status = 'finalized'`;

/** The place of a final log; undefined when it is not final, or was opened again. */
export const loadSharedPlace = async (tenant: Tenant, logId: number): Promise<SharedPlace | undefined> => {
  const [found] = await tenant.query({
    name: 'shared-action-log-place',
    text: `select ${sharedPlaceColumns} from action_logs t ${sharedPlaceJoins} where ${isShared}`,
    values: [tenant.organizationId, logId],
    row: sharedPlace,
  });
  return found;
};

const shown = z.object({ shown: z.boolean() });

/** Whether the picture belongs to a public entry of the shared log. */
export const showsPicture = async (tenant: Tenant, logId: number, fileId: number): Promise<boolean> => {
  const [found] = await tenant.query({
    name: 'shared-action-log-picture',
    text: `select exists (select from files f
      join action_logs t on ${isShared}
      join action_log_entries e on e.organization_id = $1 and e.log_id = t.id and e.id = f.owner_id
        and e.visibility = 'public' and e.deleted_at is null
      where f.organization_id = $1 and f.id = $3 and f.deleted_at is null and f.visibility = 'public'
        and f.owner_entity = 'action-log-entry') as shown`,
    values: [tenant.organizationId, logId, fileId],
    row: shown,
  });
  return found?.shown ?? false;
};
