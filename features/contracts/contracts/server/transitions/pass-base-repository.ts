import { sql } from 'kysely';
import type { Tenant } from '#platform/server/db/tenant';

/** Makes the earliest remaining contract of a service its base, after the base was archived. */
export const passBase = async (tenant: Tenant, serviceId: number): Promise<void> => {
  await sql`
    update contracts c set is_base = true
    where c.organization_id = ${tenant.organizationId} and c.id = (
      select o.id from contracts o
      where o.organization_id = ${tenant.organizationId} and o.job_service_id = ${serviceId}
        and o.status <> 'archived' and o.deleted_at is null
        and not exists (select from contracts b
          where b.organization_id = ${tenant.organizationId} and b.job_service_id = ${serviceId}
            and b.is_base and b.status <> 'archived' and b.deleted_at is null)
      order by o.start_date, o.id limit 1)`.execute(tenant.db);
};
