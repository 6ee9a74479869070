import type { Insertable, Selectable, Updateable } from 'kysely';
import { z } from 'zod';
import { inScope, inScopeSql } from '#features/accounts/access/server';
import type { Tenant } from '#platform/server/db/tenant';
import { userOf } from '#platform/server/db/user-of';
import type { Tasks } from '../../../../../db/schema/types.ts';
import { doneStatuses } from '../../contract/index.ts';

export type TaskRecord = Selectable<Tasks>;

/** Kept with the task; the image is a file of purpose `signature`. */
export type TaskSignature = { name: string; file_id: number; at: string };

const site = z.object({
  job_id: z.int(),
  job_status: z.string(),
  building_id: z.int().nullable(),
  time_zone: z.string().nullable(),
  business_hours: z.unknown(),
});

export type TaskSite = z.infer<typeof site>;

/** The job, when the person may see it, with the building, when it belongs to the job. Held, so that nobody makes the
 * job inactive before the task is there. */
export const loadSite = async (
  tenant: Tenant,
  jobId: number,
  buildingId: number,
): Promise<TaskSite | undefined> => {
  const [found] = await tenant.query({
    text: `select j.id as job_id, j.status as job_status, b.id as building_id, b.time_zone, b.business_hours
      from jobs j
      left join job_buildings jb on jb.organization_id = $1 and jb.job_id = j.id and jb.building_id = $3
      left join buildings b on b.organization_id = $1 and b.id = jb.building_id and b.deleted_at is null
      where j.organization_id = $1 and j.id = $2 and j.deleted_at is null${inScopeSql(tenant, 'j.id', '$4')}
      for share of j`,
    values: [tenant.organizationId, jobId, buildingId, ...(tenant.seesAllJobs ? [] : [tenant.userId])],
    row: site,
  });
  return found;
};

/** The task, when the person may see its job; `lock` holds it against other writers. */
export const loadTask = async (
  tenant: Tenant,
  id: number,
  options: { lock?: boolean } = {},
): Promise<TaskRecord | undefined> => {
  let query = tenant.db
    .selectFrom('tasks as t')
    .selectAll('t')
    .where('t.organization_id', '=', tenant.organizationId)
    .where('t.id', '=', id)
    .where('t.deleted_at', 'is', null)
    .where(inScope(tenant, 't.job_id'));
  if (options.lock) query = query.forUpdate('t');
  return query.executeTakeFirst();
};

/** Which of the tasks the person may see. Locked in the order of their ids, so that two such calls never deadlock. */
export const lockTasks = (tenant: Tenant, ids: readonly number[]): Promise<TaskRecord[]> =>
  tenant.db
    .selectFrom('tasks as t')
    .selectAll('t')
    .where('t.organization_id', '=', tenant.organizationId)
    .where('t.id', 'in', [...ids])
    .where('t.deleted_at', 'is', null)
    .where(inScope(tenant, 't.job_id'))
    .orderBy('t.id')
    .forUpdate('t')
    .execute();

const fitting = z.object({ floor: z.boolean(), common_area: z.boolean(), type: z.boolean() });

/** Whether floor, common area and kind of area are of this building. */
export const placesFit = async (
  tenant: Tenant,
  buildingId: number,
  places: { floorId: number | null; commonAreaId: number | null; typeId: number | null },
): Promise<z.infer<typeof fitting>> => {
  const [fit] = await tenant.query({
    name: 'task-places',
    text: `select
      ($3::int is null or exists (select from floors where organization_id = $1 and building_id = $2 and id = $3
        and deleted_at is null)) as floor,
      ($4::int is null or exists (select from common_areas where organization_id = $1 and building_id = $2 and id = $4
        and deleted_at is null)) as common_area,
      ($5::int is null or exists (select from common_area_types where organization_id = $1 and id = $5
        and deleted_at is null)) as type`,
    values: [tenant.organizationId, buildingId, places.floorId, places.commonAreaId, places.typeId],
    row: fitting,
  });
  return fit ?? { floor: false, common_area: false, type: false };
};

export const loadTaskByClientUuid = (tenant: Tenant, uuid: string): Promise<TaskRecord | undefined> =>
  tenant.db
    .selectFrom('tasks')
    .selectAll()
    .where('organization_id', '=', tenant.organizationId)
    .where('client_uuid', '=', uuid)
    .executeTakeFirst();

/** The new id; undefined when a task with this client_uuid exists. */
export const insertTask = async (
  tenant: Tenant,
  row: Omit<Insertable<Tasks>, 'organization_id'>,
): Promise<number | undefined> => {
  const inserted = await tenant.db
    .insertInto('tasks')
    .values({ ...row, organization_id: tenant.organizationId })
    .onConflict((conflict) => conflict.columns(['organization_id', 'client_uuid']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
};

/** Changes a task that is still in one of `from`; false when it moved on meanwhile. */
export const updateTask = async (
  tenant: Tenant,
  id: number,
  set: Updateable<Tasks>,
  from: { statuses?: readonly string[]; updatedAt?: string | undefined } = {},
): Promise<boolean> => {
  let query = tenant.db
    .updateTable('tasks')
    .set({ ...set, updated_by: tenant.userId })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null);
  if (from.statuses) query = query.where('status', 'in', [...from.statuses]);
  if (from.updatedAt) query = query.where('updated_at', '=', from.updatedAt);
  return (await query.executeTakeFirst()).numUpdatedRows > 0n;
};

export const replaceAssignees = async (
  tenant: Tenant,
  taskId: number,
  userIds: readonly number[],
): Promise<void> => {
  await tenant.query({
    name: 'task-assignees-replace',
    text: `with gone as (delete from task_assignees where organization_id = $1 and task_id = $2
        and not user_id = any($3::int[]))
      insert into task_assignees (organization_id, task_id, user_id, created_by)
      select $1, $2, u, $4 from unnest($3::int[]) as u on conflict do nothing`,
    values: [tenant.organizationId, taskId, userIds, tenant.userId],
  });
};

const assigneesOfTask = (tenant: Tenant, taskId: number) =>
  tenant.db
    .selectFrom('task_assignees')
    .select('user_id')
    .where('organization_id', '=', tenant.organizationId)
    .where('task_id', '=', taskId);

export const assigneesOf = async (tenant: Tenant, taskId: number): Promise<number[]> => {
  const rows = await assigneesOfTask(tenant, taskId).orderBy('user_id').execute();
  return rows.map(({ user_id }) => user_id);
};

export const isAssigned = async (tenant: Tenant, taskId: number): Promise<boolean> => {
  const found = await assigneesOfTask(tenant, taskId)
    .where('user_id', '=', userOf(tenant))
    .executeTakeFirst();
  return found !== undefined;
};

/** The status the latest close left behind. */
export const statusBeforeClose = async (tenant: Tenant, taskId: number): Promise<string | undefined> => {
  const close = await tenant.db
    .selectFrom('audit_log')
    .select('from_status')
    .where('organization_id', '=', tenant.organizationId)
    .where('entity', '=', 'task')
    .where('entity_id', '=', taskId)
    .where('to_status', 'in', [...doneStatuses])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return close?.from_status ?? undefined;
};

/** The evidence a task has by now: photos of the result, and a signature. */
export const loadEvidence = async (
  tenant: Tenant,
  taskId: number,
): Promise<{ photo: boolean; signature: boolean }> => {
  const rows = await tenant.db
    .selectFrom('files')
    .select('purpose')
    .distinct()
    .where('organization_id', '=', tenant.organizationId)
    .where('owner_entity', '=', 'task')
    .where('owner_id', '=', taskId)
    .where('purpose', 'in', ['resolution', 'signature'])
    .where('deleted_at', 'is', null)
    .execute();
  const has = (purpose: string) => rows.some((row) => row.purpose === purpose);
  return { photo: has('resolution'), signature: has('signature') };
};
