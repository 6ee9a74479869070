import { z } from 'zod';
import { placeConditions } from '#features/sites/jobs/server';
import { doneStatuses } from '#features/tasks/tasks/contract';
import { openNow } from '#features/tasks/tasks/server';
import { midnight } from '#platform/server/db/midnight';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues, literals } from '#platform/server/db/values';
import type { FigureQuery } from './figure-query.ts';

const row = z.object({
  open: z.int(),
  done: z.int(),
  in_time: z.int(),
  done_before: z.int(),
  in_time_before: z.int(),
});

/** Tasks for what inspections found: still to be done, and done with a due date in the range and in the time before. */
export const foundTasksOf = async (tenant: Tenant, query: FigureQuery): Promise<z.infer<typeof row>> => {
  const values = collectValues([tenant.organizationId]);
  const inScope = placeConditions(tenant, query, values);
  const found = [
    `t.organization_id = $1 and t.deleted_at is null and t.source = 'inspection' and t.type = 'deficiency'`,
    ...inScope,
  ].join(' and ');
  const current = `t.finished_at >= ${midnight(values, query.zone, query.range.from)}`;
  const done = (filter: string) => `count(*) filter (where ${filter})::int`;
  const [counted] = await tenant.query({
    text: `select (select count(*)::int from tasks t where ${found} and ${openNow}) as open, ended.*
      from (select ${done(current)} as done, ${done(`${current} and t.completed_at <= t.due_at`)} as in_time,
          ${done(`not (${current})`)} as done_before,
          ${done(`not (${current}) and t.completed_at <= t.due_at`)} as in_time_before
        from tasks t where ${found} and t.status in (${literals(doneStatuses)}) and t.due_at is not null
          and t.finished_at >= ${midnight(values, query.zone, query.previous.from)}
          and t.finished_at < ${midnight(values, query.zone, query.range.to, 1)}) ended`,
    values: values.all,
    row,
  });
  if (!counted) throw new Error('an aggregate answered no row');
  return counted;
};
