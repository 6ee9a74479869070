import { z } from 'zod';
import { personName } from '#platform/server/db/person-name';
import type { Tenant } from '#platform/server/db/tenant';
import { actionLogStatus } from '../../contract/index.ts';

const row = z.object({
  id: z.int(),
  status: actionLogStatus,
  day: z.string(),
  site: z.string(),
  job: z.string(),
  porter_id: z.int(),
  porter: z.string().nullable(),
  actor: z.string().nullable(),
  entries: z.int(),
  photos: z.int(),
  finalized_at: z.string().nullable(),
});

export type LogFacts = z.infer<typeof row>;

/** What is told of logs; nothing of those that are deleted. */
export const factsOfLogs = (tenant: Tenant, ids: readonly number[]): Promise<LogFacts[]> =>
  tenant.query({
    name: 'action-log-notice-facts',
    text: `select t.id, t.status, t.log_date::text as day, b.name as site, j.job_name as job, t.porter_id,
        ${personName('t', 'porter_id')} as porter, ${personName('t', 'finalized_by')} as actor, t.finalized_at,
        (select count(*)::int from action_log_entries e where e.organization_id = $1 and e.log_id = t.id
          and e.deleted_at is null) as entries,
        (select count(*)::int from action_log_entries e join files f on f.organization_id = $1
          and f.owner_entity = 'action-log-entry' and f.owner_id = e.id and f.deleted_at is null
          where e.organization_id = $1 and e.log_id = t.id and e.deleted_at is null) as photos
      from action_logs t
      join jobs j on j.organization_id = $1 and j.id = t.job_id
      join buildings b on b.organization_id = $1 and b.id = t.building_id
      where t.organization_id = $1 and t.id = any($2::int[]) and t.deleted_at is null`,
    values: [tenant.organizationId, ids],
    row,
  });
