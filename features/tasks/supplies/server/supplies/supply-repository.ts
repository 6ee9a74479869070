import type { Insertable, Updateable } from 'kysely';
import { z } from 'zod';
import { openStatuses } from '#features/tasks/tasks/contract';
import { fieldOfConstraint } from '#platform/server/db/field-of-constraint';
import { isoText } from '#platform/server/db/iso-text';
import { personJson } from '#platform/server/db/person-name';
import type { Tenant } from '#platform/server/db/tenant';
import { literals } from '#platform/server/db/values';
import type { Supplies } from '../../../../../db/schema/types.ts';
import { type Supply, supply } from '../../contract/index.ts';

const open = literals(openStatuses);

/** SQL: how many of the supply `s` open requests ask for. */
export const requestedOf = `coalesce((select sum(l.quantity)::int from supply_request_lines l
  join supply_requests r on r.organization_id = l.organization_id and r.id = l.request_id
  join tasks t on t.organization_id = r.organization_id and t.id = r.task_id and t.deleted_at is null
    and t.status in (${open})
  where l.organization_id = s.organization_id and l.supply_id = s.id), 0)`;

const counted = `case when s.counted_at is not null then json_build_object('at', ${isoText('s.counted_at')},
  'by', ${personJson('s', 'counted_by')}) end`;

const closet = `case when ca.id is not null then json_build_object('id', ca.id, 'name', ca.name,
  'building', json_build_object('id', b.id, 'name', b.name)) end`;

const read = (
  where: string,
) => `select s.id, s.name, s.unit, s.par_level, s.on_hand, s.sku, s.reorder_note, s.active,
    s.updated_at, ${counted} as counted, ${requestedOf} as requested, ${closet} as closet
  from supplies s
  left join common_areas ca on ca.organization_id = s.organization_id and ca.id = s.common_area_id
  left join buildings b on b.organization_id = ca.organization_id and b.id = ca.building_id
  where s.organization_id = $1 and s.job_id = $2${where}
  order by b.name nulls first, ca.name nulls first, ca.id, s.name, s.id`;

/** The supplies of a job, including those that it no longer keeps. The caller must check that the job may be seen. */
export const suppliesOfJob = (tenant: Tenant, jobId: number): Promise<Supply[]> =>
  tenant.query({
    name: 'supplies-of-job',
    text: read(''),
    values: [tenant.organizationId, jobId],
    row: supply,
  });

/** One supply of a job that the caller has checked. */
export const loadSupply = async (tenant: Tenant, jobId: number, id: number): Promise<Supply | undefined> => {
  const [found] = await tenant.query({
    name: 'supply-of-job',
    text: read(' and s.id = $3'),
    values: [tenant.organizationId, jobId, id],
    row: supply,
  });
  return found;
};

const taken = fieldOfConstraint({
  supplies_name_key: { field: 'name', code: 'supply_taken' },
});

/** The new id; undefined when a supply with this client_uuid exists. */
export const insertSupply = async (
  tenant: Tenant,
  row: Omit<Insertable<Supplies>, 'organization_id'>,
): Promise<number | undefined> => {
  const inserted = await tenant.db
    .insertInto('supplies')
    .values({ ...row, organization_id: tenant.organizationId, created_by: tenant.userId })
    .onConflict((conflict) => conflict.columns(['organization_id', 'client_uuid']).doNothing())
    .returning('id')
    .executeTakeFirst()
    .catch(taken);
  return inserted?.id;
};

export const loadByClientUuid = (tenant: Tenant, uuid: string) =>
  tenant.db
    .selectFrom('supplies')
    .select(['id', 'job_id', 'created_by'])
    .where('organization_id', '=', tenant.organizationId)
    .where('client_uuid', '=', uuid)
    .executeTakeFirst();

const change = (tenant: Tenant, id: number, set: Updateable<Supplies>) =>
  tenant.db
    .updateTable('supplies')
    .set(set)
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id);

/** False when somebody saved it since `readAt`. */
export const saveSupply = async (
  tenant: Tenant,
  id: number,
  readAt: string,
  fields: Updateable<Supplies>,
): Promise<boolean> => {
  const saved = await change(tenant, id, { ...fields, updated_by: tenant.userId })
    .where('updated_at', '=', readAt)
    .executeTakeFirst()
    .catch(taken);
  return saved.numUpdatedRows > 0n;
};

/** False when somebody counted later than `at`. */
export const saveCount = async (
  tenant: Tenant,
  id: number,
  on_hand: number,
  at: string,
): Promise<boolean> => {
  const count = { on_hand, counted_at: at, counted_by: tenant.userId };
  const saved = await change(tenant, id, count)
    .where((eb) => eb.or([eb('counted_at', 'is', null), eb('counted_at', '<=', at)]))
    .executeTakeFirst();
  return saved.numUpdatedRows > 0n;
};

const total = z.object({ total: z.int() });

export const countSupplies = async (tenant: Tenant, jobId: number): Promise<number> => {
  const [counted] = await tenant.query({
    name: 'supplies-count',
    text: 'select count(*)::int as total from supplies where organization_id = $1 and job_id = $2',
    values: [tenant.organizationId, jobId],
    row: total,
  });
  return counted?.total ?? 0;
};
