import { z } from 'zod';
import { inScopeSql } from '#features/accounts/access/server';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import { scoreBands } from '../../contract/index.ts';
import { seenBy } from './counted-conditions-repository.ts';

const scored = z.object({ job_id: z.int(), score: z.number(), band: z.enum(scoreBands) });

/** The last score of each job in scope. */
export const siteScoresOf = (tenant: Tenant, onlyFinal: boolean): Promise<z.infer<typeof scored>[]> => {
  const values = collectValues([tenant.organizationId]);
  const scope = inScopeSql(tenant, 'j.id', values);
  return tenant.query({
    text: `select j.id as job_id, l.score, l.band from jobs j
      cross join lateral (select t.score, t.band from inspections t
        where t.organization_id = $1 and t.job_id = j.id and ${seenBy(onlyFinal)} and t.score is not null
        order by t.inspected_at desc limit 1) l
      where j.organization_id = $1 and j.deleted_at is null${scope}`,
    values: values.all,
    row: scored,
  });
};

const last = z.object({ job_id: z.int(), inspected_on: z.string(), score: z.number().nullable() });

/** The last inspection of some jobs. */
export const lastInspectionsOf = (
  tenant: Tenant,
  jobIds: readonly number[],
  onlyFinal: boolean,
): Promise<z.infer<typeof last>[]> =>
  tenant.query({
    name: onlyFinal ? 'last-inspections-final' : 'last-inspections',
    text: `select j.id as job_id, l.* from unnest($2::int[]) as j (id)
      cross join lateral (select t.inspected_on::text, t.score from inspections t
        where t.organization_id = $1 and t.job_id = j.id and ${seenBy(onlyFinal)}
        order by t.inspected_at desc limit 1) l`,
    values: [tenant.organizationId, jobIds],
    row: last,
  });
