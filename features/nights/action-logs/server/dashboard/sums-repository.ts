import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import { answersRequest, isDue } from '../list/entry-conditions-repository.ts';
import { joinBuilding } from '../log/row-columns-repository.ts';
import { bothOf, countedIn, isCurrent, owedIn } from './counted-conditions-repository.ts';
import type { FigureQuery } from './figure-query.ts';

const count = (where: string) => `(count(*) filter (where ${where}))::int`;

const sums = {
  logs: 'count(*)::int',
  finalized: count(`c.status = 'finalized'`),
  entries: 'coalesce(sum(c.entries), 0)::int',
  with_photo: 'coalesce(sum(c.with_photo), 0)::int',
  with_entries: count('c.entries > 0'),
  with_restroom: count('c.restroom'),
  with_request: count('c.request'),
  /** Logs with entries, and days of job sites with such a log, counted only where the site owed a log. */
  due_logs: count('c.due and c.entries > 0'),
  covered: '(count(distinct (c.job_id, c.log_date)) filter (where c.due and c.entries > 0))::int',
} as const;

const numbers = Object.fromEntries(Object.keys(sums).map((name) => [name, z.int()])) as Record<
  keyof typeof sums,
  z.ZodInt
>;

const row = z.object({ current: z.boolean(), ...numbers });

export type Sums = Record<keyof typeof sums, number>;

/** What logs and their entries add up to. */
export const sumsOf = async (tenant: Tenant, query: FigureQuery): Promise<[now: Sums, before: Sums]> => {
  const values = collectValues([tenant.organizationId, query.now.toISOString()]);
  const rows = await tenant.query({
    text: `select c.current, ${Object.entries(sums)
      .map(([name, sql]) => `${sql} as ${name}`)
      .join(', ')}
      from (select t.job_id, t.log_date, t.status, ${isCurrent('t.log_date', query, values)} as current,
          ${isDue('$2')} as due, e.*
        from action_logs t ${joinBuilding}
        cross join lateral (select count(*)::int as entries, count(*) filter (where e.photo_count > 0)::int as with_photo,
            coalesce(bool_or(e.action_type = 'restroom_check'), false) as restroom,
            coalesce(bool_or(${answersRequest}), false) as request
          from action_log_entries e
          where e.organization_id = $1 and e.log_id = t.id and e.deleted_at is null) e
        where ${countedIn(tenant, query, bothOf(query), values)}) c
      group by 1`,
    values: values.all,
    row,
  });
  const none = Object.fromEntries(Object.keys(sums).map((name) => [name, 0])) as Sums;
  const of = (current: boolean): Sums => rows.find((one) => one.current === current) ?? none;
  return [of(true), of(false)];
};

const owedRow = z.object({ now: z.int(), before: z.int() });

/** On how many days job sites owed a log, as far as the days are over. */
export const owedDaysOf = async (tenant: Tenant, query: FigureQuery): Promise<z.infer<typeof owedRow>> => {
  const values = collectValues([tenant.organizationId]);
  const current = isCurrent('d.day', query, values);
  const [counted] = await tenant.query({
    text: `select ${count(current)} as now, ${count(`not (${current})`)} as before
      from (select distinct t.job_id, t.day from service_days t ${joinBuilding}
        where ${owedIn(tenant, query, bothOf(query), values)}) d`,
    values: values.all,
    row: owedRow,
  });
  if (!counted) throw new Error('an aggregate answered no row');
  return counted;
};
