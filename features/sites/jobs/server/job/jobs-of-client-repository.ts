import { z } from 'zod';
import { inScopeSql } from '#features/accounts/access/server';
import type { LoadClientBuildings, LoadClientUses } from '#features/sites/clients/server';
import { namedJobs } from './named-jobs-repository.ts';

/** The active jobs of a client. */
export const activeJobsOfClient: LoadClientUses = (tenant, clientId, { max }) =>
  namedJobs(tenant, (j) => j.and({ 'j.client_id': clientId, 'j.status': 'active' }), max);

const named = z.object({ id: z.int(), name: z.string() });

/** The buildings of a client's jobs in scope. */
export const buildingsOfClient: LoadClientBuildings = (tenant, clientId) =>
  tenant.query({
    text: `select distinct b.id, b.name from jobs j
      join job_buildings jb on jb.organization_id = $1 and jb.job_id = j.id
      join buildings b on b.organization_id = $1 and b.id = jb.building_id and b.deleted_at is null
      where j.organization_id = $1 and j.client_id = $2 and j.deleted_at is null${inScopeSql(tenant, 'j.id', '$3')}
      order by b.name, b.id`,
    values: [tenant.organizationId, clientId, ...(tenant.seesAllJobs ? [] : [tenant.userId])],
    row: named,
  });
