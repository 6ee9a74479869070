import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';
import { seriesHealthSql, seriesOccurrences } from './series-detail-repository.ts';
import { seriesRecord } from './series-repository.ts';

const row = seriesRecord
  .pick({
    title: true,
    description: true,
    status: true,
    type: true,
    priority_level: true,
    rule: true,
    based_on: true,
    next_on: true,
    upcoming_on: true,
  })
  .extend({
    job_number: z.string(),
    job_name: z.string(),
    building: z.string(),
    assignees: z.string(),
    health: seriesOccurrences.shape.health,
  });

export type ExportedSeries = z.infer<typeof row>;

/** Rows for a file, in the order of the ids; what was deleted meanwhile is left out. */
export const seriesForExport = (
  tenant: Tenant,
  ids: readonly number[],
  now: Date,
): Promise<ExportedSeries[]> =>
  tenant.query({
    name: 'series-for-export',
    text: `select t.title, t.description, t.status, t.type, t.priority_level, t.rule, t.based_on, t.next_on,
        t.upcoming_on, j.job_number, j.job_name, b.name as building,
        coalesce((select string_agg(m.name, ', ' order by m.name) from memberships m
          where m.organization_id = $1 and m.user_id = any(t.assignee_user_ids)), '') as assignees,
        ${seriesHealthSql((task) => `${task}.series_id = t.id`, '$3')} as health
      from unnest($2::int[]) with ordinality as wanted (id, at)
      join task_series t on t.organization_id = $1 and t.id = wanted.id and t.deleted_at is null
      join jobs j on j.organization_id = $1 and j.id = t.job_id
      join buildings b on b.organization_id = $1 and b.id = t.building_id
      order by wanted.at`,
    values: [tenant.organizationId, ids, now],
    row,
  });
