import { sql } from 'kysely';
import { z } from 'zod';
import { fieldOfConstraint } from '#platform/server/db/field-of-constraint';
import type { Tenant } from '#platform/server/db/tenant';
import { userOf } from '#platform/server/db/user-of';
import type { Json } from '../../../../db/schema/types.ts';
import { savedView } from '../contract/index.ts';

const row = savedView.omit({ can: true }).extend({ owner_user_id: z.int() });

export type ViewRow = z.infer<typeof row>;

export type ViewFields = { name: string; role_id: number | null; query: Record<string, string> };

/** The person's own views and those of held roles; with `all`, those of every role. */
const visible = (all: boolean): string =>
  `(v.role_id is null and v.owner_user_id = $2 or v.role_id is not null ${
    all
      ? ''
      : `and exists (select from membership_roles mr
    where mr.organization_id = $1 and mr.user_id = $2 and mr.role_id = v.role_id)`
  })`;

const select = `select v.id, v.list, v.name, v.owner_user_id, v.query, v.updated_at,
    case when r.id is not null then json_build_object('id', r.id, 'key', r.key, 'name', r.name) end as role,
    exists (select from default_views d where d.organization_id = $1 and d.user_id = $2 and d.view_id = v.id) as is_default
  from saved_views v
  left join roles r on r.organization_id = $1 and r.id = v.role_id
  where v.organization_id = $1`;

export const loadViews = (
  { query, organizationId, userId }: Tenant,
  { list, all }: { list: string; all: boolean },
): Promise<ViewRow[]> =>
  query({
    text: `${select} and v.list = $3 and ${visible(all)} order by r.name collate "und-x-icu" nulls first, v.role_id, v.name, v.id`,
    values: [organizationId, userId, list],
    row,
  });

/** Undefined when the view does not exist or this person may not see it. */
export const loadView = async (tenant: Tenant, id: number, all: boolean): Promise<ViewRow | undefined> => {
  const [found] = await tenant.query({
    text: `${select} and v.id = $3 and ${visible(all)}`,
    values: [tenant.organizationId, tenant.userId, id],
    row,
  });
  return found;
};

export const rolesToShareWith = (tenant: Tenant): Promise<{ id: number; key: string; name: string }[]> =>
  tenant.db
    .selectFrom('roles')
    .select(['id', 'key', 'name'])
    .where('organization_id', '=', tenant.organizationId)
    .where('deleted_at', 'is', null)
    .orderBy('sort')
    .orderBy('name')
    .execute();

/** Counts the views of the owner before one is added. Locks the owner, so that of two additions at once the second
 * waits. */
export const countViews = async (tenant: Tenant, list: string, roleId: number | null): Promise<number> => {
  const { db, organizationId } = tenant;
  await (roleId === null
    ? db
        .selectFrom('memberships')
        .select('user_id')
        .where('organization_id', '=', organizationId)
        .where('user_id', '=', userOf(tenant))
        .forUpdate()
        .execute()
    : db
        .selectFrom('roles')
        .select('id')
        .where('organization_id', '=', organizationId)
        .where('id', '=', roleId)
        .forUpdate()
        .execute());
  const views = db
    .selectFrom('saved_views')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('organization_id', '=', organizationId)
    .where('list', '=', list);
  const { count } = await (roleId === null
    ? views.where('role_id', 'is', null).where('owner_user_id', '=', userOf(tenant))
    : views.where('role_id', '=', roleId)
  ).executeTakeFirstOrThrow();
  return count;
};

const nameTaken = fieldOfConstraint({
  saved_views_private_name: { field: 'name', code: 'view_name_taken' },
  saved_views_role_name: { field: 'name', code: 'view_name_taken' },
});

export const insertView = async (
  tenant: Tenant,
  { list, name, role_id, query }: ViewFields & { list: string },
): Promise<number> => {
  const userId = userOf(tenant);
  const { id } = await tenant.db
    .insertInto('saved_views')
    .values({
      organization_id: tenant.organizationId,
      list,
      name,
      owner_user_id: userId,
      role_id,
      query: JSON.stringify(query),
      created_by: userId,
      updated_by: userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(nameTaken);
  return id;
};

/** Saves unless somebody else changed the view meanwhile; then returns false. */
export const changeView = async (
  tenant: Tenant,
  id: number,
  { name, role_id, query, updated_at }: ViewFields & { updated_at: string },
): Promise<boolean> => {
  const userId = userOf(tenant);
  const { numUpdatedRows } = await tenant.db
    .updateTable('saved_views')
    .set({
      name,
      role_id,
      query: JSON.stringify(query),
      updated_by: userId,
      ...(role_id === null ? { owner_user_id: userId } : {}),
    })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .where('updated_at', '=', updated_at)
    .executeTakeFirst()
    .catch(nameTaken);
  return numUpdatedRows > 0n;
};

/** People who no longer see the view must not have it as the default of their list. */
export const dropLostDefaults = async (tenant: Tenant, id: number): Promise<void> => {
  await tenant.query({
    text: `delete from default_views d using saved_views v where d.organization_id = $1 and d.view_id = $2
        and v.organization_id = $1 and v.id = $2
        and not (v.role_id is null and v.owner_user_id = d.user_id
          or v.role_id is not null and exists (select from membership_roles mr
            where mr.organization_id = $1 and mr.user_id = d.user_id and mr.role_id = v.role_id))`,
    values: [tenant.organizationId, id],
  });
};

export const removeView = async (tenant: Tenant, id: number): Promise<void> => {
  await tenant.db
    .deleteFrom('saved_views')
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .execute();
};

export const saveDefault = async (tenant: Tenant, list: string, viewId: number | null): Promise<void> => {
  const { db, organizationId: organization_id } = tenant;
  const user_id = userOf(tenant);
  await (viewId === null
    ? db
        .deleteFrom('default_views')
        .where('organization_id', '=', organization_id)
        .where('user_id', '=', user_id)
        .where('list', '=', list)
        .execute()
    : db
        .insertInto('default_views')
        .values({ organization_id, user_id, list, view_id: viewId })
        .onConflict((conflict) =>
          conflict.columns(['organization_id', 'user_id', 'list']).doUpdateSet({ view_id: viewId }),
        )
        .execute());
};

/** Views that narrow a list to one record narrow it to another one from now on. `filter` is its name in their addresses. */
export const repointViews = async (
  tenant: Tenant,
  filter: string,
  { from, into }: { from: number; into: number },
): Promise<void> => {
  await tenant.db
    .updateTable('saved_views')
    .set({ query: sql<Json>`jsonb_set(query, array[${filter}::text], to_jsonb(${String(into)}::text))` })
    .where('organization_id', '=', tenant.organizationId)
    .where(sql<string>`query ->> ${filter}::text`, '=', String(from))
    .execute();
};
