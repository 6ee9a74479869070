import { z } from 'zod';
import { sharedPlaceColumns, sharedPlaceJoins } from '#features/sites/jobs/server';
import { type SharedPlace, sharedPlace } from '#features/sites/sharing/contract';
import type { Tenant } from '#platform/server/db/tenant';

const isShared = `t.organization_id = $1 and t.id = $2 and t.deleted_at is null and t.visibility = 'public'
  and t.status <> 'new'`;

/** The place of a public inspection; undefined when it is not public or not completed. */
export const loadSharedPlace = async (
  tenant: Tenant,
  inspectionId: number,
): Promise<SharedPlace | undefined> => {
  const [found] = await tenant.query({
    name: 'shared-inspection-place',
    text: `select ${sharedPlaceColumns} from inspections t ${sharedPlaceJoins} where ${isShared}`,
    values: [tenant.organizationId, inspectionId],
    row: sharedPlace,
  });
  return found;
};

const shown = z.object({ shown: z.boolean() });

/** Whether the picture belongs to an answer of the shared inspection, and is public itself. A signature never is. */
export const showsPicture = async (
  tenant: Tenant,
  inspectionId: number,
  fileId: number,
): Promise<boolean> => {
  const [found] = await tenant.query({
    name: 'shared-inspection-picture',
    text: `select exists (select from files f
      join inspections t on ${isShared}
      join inspection_answers a on a.organization_id = $1 and a.inspection_id = t.id and a.id = f.owner_id
        and jsonb_typeof(a.value) is distinct from 'object'
      where f.organization_id = $1 and f.id = $3 and f.deleted_at is null and f.visibility = 'public'
        and f.owner_entity = 'inspection-answer' and f.purpose = 'attachment') as shown`,
    values: [tenant.organizationId, inspectionId, fileId],
    row: shown,
  });
  return found?.shown ?? false;
};

/** Which of the linked tasks strangers may know of. */
export const publicTasks = async (tenant: Tenant, inspectionId: number): Promise<ReadonlySet<number>> => {
  const rows = await tenant.db
    .selectFrom('tasks')
    .select('id')
    .where('organization_id', '=', tenant.organizationId)
    .where('source', '=', 'inspection')
    .where('related_type_id', '=', inspectionId)
    .where('deleted_at', 'is', null)
    .where('internal_only', '=', false)
    .where('visibility', '=', 'public')
    .execute();
  return new Set(rows.map(({ id }) => id));
};
