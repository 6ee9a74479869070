import type { Insertable, Updateable } from 'kysely';
import { z } from 'zod';
import { personJson } from '#platform/server/db/person-name';
import type { Tenant } from '#platform/server/db/tenant';
import type { SpecialProjectCosts } from '../../../../../db/schema/types.ts';
import { cost } from '../../contract/index.ts';

const storedCost = cost.omit({ can_change: true, amount: true }).extend({
  special_project_id: z.int(),
  created_by: z.int().nullable(),
  cents: z.int().nullable(),
});

export type StoredCost = z.infer<typeof storedCost>;

const columns = `t.id, t.special_project_id, t.kind, t.description, t.quantity::float8, t.unit, t.worked_on::text,
  case when k.id is not null then json_build_object('id', k.id, 'number', k.number) end as task,
  ${personJson('t', 'created_by')} as noted_by,
  t.unit_cost::float8, t.amount as cents, t.created_by, t.updated_at
  from special_project_costs t left join tasks k on k.organization_id = $1 and k.id = t.task_id
  where t.organization_id = $1 and t.deleted_at is null`;

/** The latest work first. The caller must check that the project may be seen. */
export const costsOfProject = (tenant: Tenant, projectId: number, max: number): Promise<StoredCost[]> =>
  tenant.query({
    name: 'special-project-costs',
    text: `select ${columns} and t.special_project_id = $2 order by t.worked_on desc, t.id desc limit $3`,
    values: [tenant.organizationId, projectId, max],
    row: storedCost,
  });

/** The caller must check that its project may be seen. */
export const loadCost = async (tenant: Tenant, id: number): Promise<StoredCost | undefined> => {
  const [found] = await tenant.query({
    name: 'special-project-cost',
    text: `select ${columns} and t.id = $2`,
    values: [tenant.organizationId, id],
    row: storedCost,
  });
  return found;
};

export type CostSet = Updateable<SpecialProjectCosts>;

export const insertCost = async (
  tenant: Tenant,
  row: Omit<Insertable<SpecialProjectCosts>, 'organization_id'>,
): Promise<void> => {
  await tenant.db
    .insertInto('special_project_costs')
    .values({ ...row, organization_id: tenant.organizationId, created_by: tenant.userId })
    .execute();
};

/** The caller must hold the project locked. */
export const saveCost = async (tenant: Tenant, id: number, set: CostSet): Promise<void> => {
  await tenant.db
    .updateTable('special_project_costs')
    .set({ ...set, updated_by: tenant.userId })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .execute();
};

export const loadCostByUuid = (tenant: Tenant, uuid: string) =>
  tenant.db
    .selectFrom('special_project_costs')
    .select(['special_project_id', 'created_by'])
    .where('organization_id', '=', tenant.organizationId)
    .where('client_uuid', '=', uuid)
    .executeTakeFirst();

/** What an hour cost in the latest entry that says so. */
export const lastHourRate = async (tenant: Tenant): Promise<number | null> => {
  const found = await tenant.db
    .selectFrom('special_project_costs')
    .select('unit_cost')
    .where('organization_id', '=', tenant.organizationId)
    .where('deleted_at', 'is', null)
    .where('kind', '=', 'hours')
    .where('unit_cost', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.unit_cost == null ? null : Number(found.unit_cost);
};
