import { z } from 'zod';
import { placeConditions } from '#features/sites/jobs/server';
import { midnight } from '#platform/server/db/midnight';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues, type Values } from '#platform/server/db/values';
import { assignedTo } from '../task/task-conditions-repository.ts';
import type { FigureQuery } from './figure-query.ts';

export const counted = [
  'created',
  'done',
  'done_with_due',
  'done_on_time',
  'done_reopened',
  'cancelled',
] as const;

const row = z.object({
  day: z.string(),
  created: z.int(),
  done: z.int(),
  done_with_due: z.int(),
  done_on_time: z.int(),
  done_reopened: z.int(),
  cancelled: z.int(),
});

export type DayCounts = z.infer<typeof row>;

const sums = counted.map((name) => `sum(${name})::int as ${name}`).join(', ');

const all = (parts: readonly string[]): string => parts.map((part) => ` and ${part}`).join('');

/** Whether the days are counted for this zone, the present one of the organization. False after it changed its zone, until all
 * days are counted again. */
export const daysAreCounted = async (tenant: Tenant, zone: string): Promise<boolean> => {
  const state = await tenant.db
    .selectFrom('task_day_state')
    .select('time_zone')
    .where('organization_id', '=', tenant.organizationId)
    .where('time_zone', '=', zone)
    .executeTakeFirst();
  return state !== undefined;
};

const between = (values: Values, { previous, range }: FigureQuery): string =>
  `t.day between ${values.add(previous.from)} and ${values.add(range.to)}`;

/** From the roll-ups and the changes that are not added up yet. Not for the figures of one person, because the roll-ups do not
 * know assignees. */
export const rolledUpDays = (tenant: Tenant, query: FigureQuery): Promise<DayCounts[]> => {
  const values = collectValues([tenant.organizationId]);
  const days = between(values, query);
  const places = placeConditions(tenant, query, values);
  const base = places.length === 0 ? 'task_days' : 'task_site_days';
  const from = (table: string) => `select day, ${counted.join(', ')} from ${table} t
    where t.organization_id = $1 and ${days}${all(places)}`;
  return tenant.query({
    text: `select day, ${sums} from (${from(base)} union all ${from('task_day_changes')}) days group by day order by day`,
    values: values.all,
    row,
  });
};

/** The same from the tasks themselves. */
export const liveDays = (tenant: Tenant, query: FigureQuery): Promise<DayCounts[]> => {
  const values = collectValues([tenant.organizationId]);
  const zone = values.add(query.zone);
  const days = between(values, query).replace('t.day', 'f.day');
  const from = midnight(values, query.zone, query.previous.from);
  const to = midnight(values, query.zone, query.range.to, 1);
  const who = query.assignee_id ? [assignedTo(values, query.assignee_id)] : [];
  const narrowed = all([...placeConditions(tenant, query, values), ...who]);
  const facts = (moment: string, only: string) => `
    select f.day, ${counted.map((name) => `f.${name}`).join(', ')} from tasks t
    cross join lateral task_day_facts(t.created_at, t.completed_at, t.cancelled_at, t.due_at, t.reopened_count, ${zone}) f
    where t.organization_id = $1 and t.deleted_at is null and ${moment} >= ${from} and ${moment} < ${to}
      and ${only} and ${days}${narrowed}`;
  return tenant.query({
    text: `select day, ${sums} from (${facts('t.created_at', 'f.created = 1')} union all
      ${facts('t.finished_at', 'f.created = 0')}) days group by day order by day`,
    values: values.all,
    row,
  });
};
