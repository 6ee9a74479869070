import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';

export type SharedNights = {
  id: number;
  job: number;
  building: number;
  tenant: number;
  from: string;
  to: string;
};

/** Which door and which nights a link shows. */
export const loadSharedNights = (tenant: Tenant, id: number): Promise<SharedNights | undefined> =>
  tenant.db
    .selectFrom('door_proofs')
    .select(['id', 'job_id as job', 'building_id as building', 'building_tenant_id as tenant'])
    .select(['first_night as from', 'last_night as to'])
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Stores which nights of a door a link shows. The same nights of the same door are stored once. */
export const saveSharedNights = async (
  tenant: Tenant,
  { job, building, tenant: renter, from, to }: Omit<SharedNights, 'id'>,
): Promise<number> => {
  const nights = {
    job_id: job,
    building_tenant_id: renter,
    first_night: from,
    last_night: to,
    organization_id: tenant.organizationId,
  };
  await tenant.db
    .insertInto('door_proofs')
    .values({ ...nights, building_id: building, created_by: tenant.userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await tenant.db
    .selectFrom('door_proofs')
    .select('id')
    .where((eb) => eb.and(nights))
    .executeTakeFirstOrThrow();
  return id;
};

const shown = z.object({ shown: z.boolean() });

/** Whether the picture is public, and shows the door in a final report of these nights. */
export const showsPicture = async (tenant: Tenant, id: number, fileId: number): Promise<boolean> => {
  const [found] = await tenant.query({
    name: 'door-proof-picture',
    text: `select exists (select from files f
      join daily_report_checks c on c.organization_id = $1 and c.id = f.owner_id and c.kind = 'tenant'
      join daily_reports t on t.organization_id = $1 and t.id = c.report_id and t.status = 'finalized'
        and t.deleted_at is null
      join door_proofs p on p.organization_id = $1 and p.id = $2 and p.job_id = t.job_id
        and p.building_tenant_id = c.place_id and t.report_date between p.first_night and p.last_night
      where f.organization_id = $1 and f.id = $3 and f.deleted_at is null and f.visibility = 'public'
        and f.owner_entity = 'daily-report-check') as shown`,
    values: [tenant.organizationId, id, fileId],
    row: shown,
  });
  return found?.shown ?? false;
};
