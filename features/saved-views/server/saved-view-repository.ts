import { fieldOfConstraint } from '#platform/server/db/field-of-constraint';
import type { Tenant } from '#platform/server/db/tenant';
import type { SavedView } from '../contract/index.ts';

export type ViewRow = Omit<SavedView, 'can'> & { owner_user_id: number };

export type ViewFields = { name: string; role_id: number | null; query: Record<string, string> };

/** Own ones and those of held roles; with `all` those of every role. */
const visible = (all: boolean): string =>
  `(v.role_id is null and v.owner_user_id = $2 or v.role_id is not null ${
    all
      ? ''
      : `and exists (select from membership_roles mr
    where mr.organization_id = $1 and mr.user_id = $2 and mr.role_id = v.role_id)`
  })`;

const select = `select v.id, v.list, v.name, v.owner_user_id, v.query, v.updated_at,
    case when r.id is not null then json_build_object('id', r.id, 'name', r.name) end as role,
    exists (select from default_views d where d.organization_id = $1 and d.user_id = $2 and d.view_id = v.id) as is_default
  from saved_views v
  left join roles r on r.organization_id = $1 and r.id = v.role_id
  where v.organization_id = $1`;

export const listViews = (
  { query, organizationId, userId }: Tenant,
  { list, all }: { list: string; all: boolean },
): Promise<ViewRow[]> =>
  query<ViewRow>({
    text: `${select} and v.list = $3 and ${visible(all)} order by r.name collate "und-x-icu" nulls first, v.role_id, v.name, v.id`,
    values: [organizationId, userId, list],
  });

/** Undefined where it does not exist for this person. */
export const findView = async (tenant: Tenant, id: number, all: boolean): Promise<ViewRow | undefined> => {
  const [row] = await tenant.query<ViewRow>({
    text: `${select} and v.id = $3 and ${visible(all)}`,
    values: [tenant.organizationId, tenant.userId, id],
  });
  return row;
};

export const rolesToShareWith = (tenant: Tenant): Promise<{ id: number; name: string }[]> =>
  tenant.query({
    text: `select id, name from roles where organization_id = $1 and deleted_at is null order by sort, name`,
    values: [tenant.organizationId],
  });

/** How many there are already where one is to be added. One of two at once waits for the other: both lock the owner. */
export const countViews = async (tenant: Tenant, list: string, roleId: number | null): Promise<number> => {
  const holder =
    roleId === null
      ? 'memberships where organization_id = $1 and user_id = $2'
      : 'roles where organization_id = $1 and id = $2';
  const id = roleId ?? tenant.userId;
  await tenant.query({ text: `select from ${holder} for update`, values: [tenant.organizationId, id] });
  const [row] = await tenant.query<{ count: number }>({
    text: `select count(*)::int as count from saved_views where organization_id = $1 and list = $3
      and ${roleId === null ? 'role_id is null and owner_user_id = $2' : 'role_id = $2'}`,
    values: [tenant.organizationId, id, list],
  });
  return row?.count ?? 0;
};

const nameTaken = fieldOfConstraint({
  saved_views_private_name: { field: 'name', code: 'view_name_taken' },
  saved_views_role_name: { field: 'name', code: 'view_name_taken' },
});

export const insertView = async (
  tenant: Tenant,
  { list, name, role_id, query }: ViewFields & { list: string },
): Promise<number> => {
  const rows = await tenant
    .query<{ id: number }>({
      text: `insert into saved_views (organization_id, list, name, owner_user_id, role_id, query, created_by, updated_by)
        values ($1, $2, $3, $4, $5, $6, $4, $4) returning id`,
      values: [tenant.organizationId, list, name, tenant.userId, role_id, JSON.stringify(query)],
    })
    .catch(nameTaken);
  return rows?.[0]?.id ?? 0;
};

/** Whether the view was still as the caller read it. */
export const changeView = async (
  tenant: Tenant,
  id: number,
  { name, role_id, query, updated_at }: ViewFields & { updated_at: string },
): Promise<boolean> => {
  const rows = await tenant
    .query({
      text: `update saved_views set name = $3, role_id = $4, query = $5, updated_by = $7,
          owner_user_id = case when $4::int is null then $7 else owner_user_id end
        where organization_id = $1 and id = $2 and updated_at = $6 returning id`,
      values: [tenant.organizationId, id, name, role_id, JSON.stringify(query), updated_at, tenant.userId],
    })
    .catch(nameTaken);
  return (rows?.length ?? 0) > 0;
};

/** Who no longer sees it does not open the list with it. */
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
  await tenant.query({
    text: 'delete from saved_views where organization_id = $1 and id = $2',
    values: [tenant.organizationId, id],
  });
};

export const keepDefault = async (tenant: Tenant, list: string, viewId: number | null): Promise<void> => {
  const values = [tenant.organizationId, tenant.userId, list];
  await (viewId === null
    ? tenant.query({
        text: 'delete from default_views where organization_id = $1 and user_id = $2 and list = $3',
        values,
      })
    : tenant.query({
        text: `insert into default_views (organization_id, user_id, list, view_id) values ($1, $2, $3, $4)
          on conflict (organization_id, user_id, list) do update set view_id = excluded.view_id`,
        values: [...values, viewId],
      }));
};
