import { z } from 'zod';
import { inScope, inScopeSql } from '#features/access/server';
import type { FindClientBuildings, FindClientUses } from '#features/clients/server';
import type { Tenant } from '#platform/server/db/tenant';

const activeJobs = (tenant: Tenant, clientId: number) =>
  tenant.db
    .selectFrom('jobs as j')
    .where('j.organization_id', '=', tenant.organizationId)
    .where('j.client_id', '=', clientId)
    .where('j.status', '=', 'active')
    .where('j.deleted_at', 'is', null);

/** The active jobs of a client; those in scope by name. */
export const activeJobsOfClient: FindClientUses = async (tenant, clientId, { most }) => {
  const { total } = await activeJobs(tenant, clientId)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await activeJobs(tenant, clientId)
    .select(['j.id', 'j.job_number', 'j.job_name'])
    .where(inScope(tenant, 'j.id'))
    .orderBy('j.job_number')
    .orderBy('j.id')
    .limit(most)
    .execute();
  const named = rows.map(({ id, job_number, job_name }) => ({
    id,
    label: `${job_number} ${job_name}`,
    href: `/job/${id}`,
  }));
  return { total: Number(total), named };
};

const named = z.object({ id: z.int(), name: z.string() });

/** The buildings of a client's jobs in scope. */
export const buildingsOfClient: FindClientBuildings = (tenant, clientId) =>
  tenant.query({
    text: `select distinct b.id, b.name from jobs j
      join job_buildings jb on jb.organization_id = $1 and jb.job_id = j.id
      join buildings b on b.organization_id = $1 and b.id = jb.building_id and b.deleted_at is null
      where j.organization_id = $1 and j.client_id = $2 and j.deleted_at is null${inScopeSql(tenant, 'j.id', '$3')}
      order by b.name, b.id`,
    values: [tenant.organizationId, clientId, ...(tenant.seesAllJobs ? [] : [tenant.userId])],
    row: named,
  });
