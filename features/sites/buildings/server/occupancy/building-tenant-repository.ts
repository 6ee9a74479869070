import type { Tenant } from '#platform/server/db/tenant';
import type { BuildingTenant, BuildingTenantFields } from '../../contract/index.ts';

const columns = [
  'id',
  'building_id',
  'name',
  'suite',
  'floor_ids',
  'sqft',
  'color',
  'contact_name',
  'contact_email',
  'contact_phone',
  'check_doors',
  'move_in',
  'move_out',
  'updated_at',
] as const;

const rows = (tenant: Tenant) =>
  tenant.db
    .selectFrom('building_tenants')
    .select(columns)
    .where('organization_id', '=', tenant.organizationId)
    .where('deleted_at', 'is', null)
    .$narrowType<Pick<BuildingTenant, 'color'>>();

export const loadBuildingTenant = (tenant: Tenant, id: number) =>
  rows(tenant).where('id', '=', id).executeTakeFirst();

export type BuildingTenantRow = NonNullable<Awaited<ReturnType<typeof loadBuildingTenant>>>;

export const buildingTenantsOf = (tenant: Tenant, buildingId: number): Promise<BuildingTenantRow[]> =>
  rows(tenant).where('building_id', '=', buildingId).orderBy('name').orderBy('id').execute();

export const insertBuildingTenant = async (
  tenant: Tenant,
  fields: BuildingTenantFields & { building_id: number },
): Promise<number> => {
  const { organizationId: organization_id, userId: created_by } = tenant;
  const { id } = await tenant.db
    .insertInto('building_tenants')
    .values({ organization_id, created_by, updated_by: created_by, ...fields })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const change = (tenant: Tenant, id: number, set: object) =>
  tenant.db
    .updateTable('building_tenants')
    .set({ ...set, updated_by: tenant.userId })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id');

/** False when somebody saved or deleted it since `readAt`. */
export const saveBuildingTenant = async (
  tenant: Tenant,
  id: number,
  readAt: string,
  fields: BuildingTenantFields,
): Promise<boolean> =>
  (await change(tenant, id, fields).where('updated_at', '=', readAt).executeTakeFirst()) !== undefined;

export const removeBuildingTenant = async (tenant: Tenant, id: number, now: Date): Promise<void> => {
  await change(tenant, id, { deleted_at: now.toISOString() }).execute();
};
