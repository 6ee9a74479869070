import { z } from 'zod';
import { placeConditions } from '#features/sites/jobs/server';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import type { Work } from '../../../contract/index.ts';
import { daysThatAreOver } from './missing-list-repository.ts';
import { handedIn, owedDays } from './missing-sql-repository.ts';

const counts = z.object({ owed: z.int(), missing: z.int(), excused: z.int() });

/** Counts the reports of last night, or the logs of yesterday. */
export const countMissing = async (
  tenant: Tenant,
  work: Work,
  now: Date,
): Promise<z.infer<typeof counts>> => {
  const values = collectValues([tenant.organizationId, work]);
  const where = [
    't.organization_id = $1',
    't.work = $2',
    ...daysThatAreOver({}, now, values),
    ...placeConditions(tenant, {}, values),
  ];
  const [counted] = await tenant.query({
    name: tenant.seesAllJobs ? 'count-missing' : 'count-missing-in-scope',
    text: `select count(*) filter (where excused_at is null)::int as owed,
        count(*) filter (where not came and excused_at is null)::int as missing,
        count(*) filter (where not came and excused_at is not null)::int as excused
      from (select t.excused_at, ${handedIn} as came from ${owedDays} where ${where.join(' and ')}) days`,
    values: values.all,
    row: counts,
  });
  if (!counted) throw new Error('an aggregate answered no row');
  return counted;
};
