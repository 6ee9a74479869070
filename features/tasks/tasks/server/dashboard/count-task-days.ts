import { sql } from 'kysely';
import { loadOrganization } from '#features/accounts/organizations/server';
import { countQuery } from '#platform/server/db/count-query';
import type { Database } from '#platform/server/db/database';
import type { Tenant } from '#platform/server/db/tenant';
import { systemScope } from '#platform/server/http/person';
import { counted } from './day-counts-repository.ts';

const names = counted.join(', ');
const sums = counted.map((name) => `sum(${name})`).join(', ');
const added = (table: string) =>
  counted.map((name) => `${name} = ${table}.${name} + excluded.${name}`).join(', ');

/** Adds rows of `changes` to both roll-ups, in the order of their keys, so that two such statements never deadlock. */
const addUp = `
  by_day as (
    insert into task_days (organization_id, day, ${names})
    select organization_id, day, ${sums} from changes group by 1, 2 order by 1, 2
    on conflict (organization_id, day) do update set ${added('task_days')})
  insert into task_site_days (organization_id, job_id, day, building_id, ${names})
  select organization_id, job_id, day, building_id, ${sums} from changes group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (organization_id, job_id, day, building_id) do update set ${added('task_site_days')}`;

/** Tasks, or changes, that one statement counts, so that no statement runs long. */
const portion = 20_000;

/** Of one call; what is left is added up with the next. */
const maxPortions = 500;

/** Whether the days are counted for this zone. Locks the row, so that no other count begins until the transaction ends. */
const lockDayState = async (tenant: Tenant, zone: string): Promise<boolean> => {
  const state = await tenant.db
    .selectFrom('task_day_state')
    .select('time_zone')
    .where('organization_id', '=', tenant.organizationId)
    .forUpdate()
    .executeTakeFirst();
  return state?.time_zone === zone;
};

/** Moves changes into the sums. Each statement deletes and adds the same changes, so that a reader sees a change either among the
 * changes or in the sums. */
const foldDayChanges = async (tenant: Tenant): Promise<void> => {
  const changes = tenant.db
    .selectFrom('task_day_changes')
    .select('id')
    .where('organization_id', '=', tenant.organizationId);
  let more = true;
  for (let portions = 0; more && portions < maxPortions; portions += 1) {
    more = (await countQuery(tenant, changes, portion + 1)) > portion;
    await tenant.query({
      name: 'task-days-fold',
      text: `with changes as (
          delete from task_day_changes where organization_id = $1 and id in (
            select id from task_day_changes where organization_id = $1 order by id limit ${portion})
          returning *), ${addUp}`,
      values: [tenant.organizationId],
    });
  }
};

/** Has to be the first statement of its transaction: all others then see the tasks of one moment. */
const beginSnapshot = async (tenant: Tenant): Promise<void> => {
  await tenant.query({ text: 'set transaction isolation level repeatable read' });
};

/** Counts every task anew. Changes that commit in the meantime stay where they are and are added up later. */
const recountDays = async (tenant: Tenant, zone: string): Promise<void> => {
  await tenant.db
    .insertInto('task_day_state')
    .values({ organization_id: tenant.organizationId, time_zone: zone })
    .onConflict((conflict) =>
      conflict.column('organization_id').doUpdateSet({ time_zone: zone, counted_at: sql`now()` }),
    )
    .execute();
  for (const table of ['task_days', 'task_site_days', 'task_day_changes'] as const) {
    await tenant.db.deleteFrom(table).where('organization_id', '=', tenant.organizationId).execute();
  }
  let after: number | null = 0;
  while (after !== null) after = await countPortion(tenant, zone, after);
};

/** The id of the last task counted; null when none are left. */
const countPortion = async (tenant: Tenant, zone: string, after: number): Promise<number | null> => {
  const ids = tenant.db
    .selectFrom('tasks')
    .select('id')
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(portion);
  const last = await tenant.db
    .selectFrom(ids.as('ids'))
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst();
  if (!last?.id) return null;
  await tenant.query({
    text: `with changes as materialized (
        select t.organization_id, t.job_id, t.building_id, f.* from tasks t
        cross join lateral task_day_facts(t.created_at, t.completed_at, t.cancelled_at, t.due_at, t.reopened_count, $4) f
        where t.organization_id = $1 and t.id > $2 and t.id <= $3 and t.deleted_at is null), ${addUp}`,
    values: [tenant.organizationId, after, last.id, zone],
  });
  return last.id;
};

const zoneOf = async (tenant: Tenant): Promise<string> => (await loadOrganization(tenant)).time_zone;

/** Adds what changed to the roll-ups of an organization; counts all anew when it has none yet or moved to another zone. */
export const countTaskDays = async (
  withTenant: Database['withTenant'],
  organizationId: number,
): Promise<void> => {
  const scope = systemScope(organizationId);
  const folded = await withTenant(scope, async (tenant) => {
    const counted = await lockDayState(tenant, await zoneOf(tenant));
    if (counted) await foldDayChanges(tenant);
    return counted;
  });
  if (folded) return;
  await withTenant(scope, async (tenant) => {
    await beginSnapshot(tenant);
    await recountDays(tenant, await zoneOf(tenant));
  });
};
