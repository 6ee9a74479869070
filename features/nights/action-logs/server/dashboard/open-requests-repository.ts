import { z } from 'zod';
import { jobJson } from '#features/sites/jobs/server';
import { isoText } from '#platform/server/db/iso-text';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import { openRequest } from '../../contract/dashboard/log-figures.ts';
import { openRequests } from '../list/entry-conditions-repository.ts';
import { seenConditions } from './counted-conditions-repository.ts';
import type { FigureQuery } from './figure-query.ts';

const shown = 10;

const row = z.object({ count: z.int(), logs: z.int(), rows: z.array(openRequest) });

/** What somebody asked for and is not done, as of now: how many, in how many logs, and the latest. */
export const openRequestsOf = async (tenant: Tenant, query: FigureQuery): Promise<z.infer<typeof row>> => {
  const values = collectValues([tenant.organizationId]);
  const [found] = await tenant.query({
    text: `with open as materialized (
        select o.id, o.log_id, t.job_id from (${openRequests}) o
        join action_logs t on t.organization_id = $1 and t.id = o.log_id
        where ${seenConditions(tenant, query, values).join(' and ')})
      select (select count(*)::int from open) as count, (select count(distinct log_id)::int from open) as logs,
        (select coalesce(json_agg(r order by r.since desc, r.id desc), '[]') from (
          select e.id, e.log_id, e.action_type, e.description, e.requested_by,
            ${isoText('coalesce(e.requested_at, e.started_at)')} as since,
            ${jobJson} as job
          from open o join action_log_entries e on e.organization_id = $1 and e.id = o.id
          join jobs j on j.organization_id = $1 and j.id = o.job_id
          order by coalesce(e.requested_at, e.started_at) desc, e.id desc limit ${shown}) r) as rows`,
    values: values.all,
    row,
  });
  if (!found) throw new Error('an aggregate answered no row');
  return found;
};
