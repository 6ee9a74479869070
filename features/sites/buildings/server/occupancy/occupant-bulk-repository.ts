import { z } from 'zod';
import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';
import type { BuildingTenantFields, VacancyFields } from '../../contract/index.ts';

export type NewTenantRow = BuildingTenantFields & { building_id: number };

export type NewVacancyRow = VacancyFields & { building_id: number };

export type NewFloorRow = { building_id: number; number: number; label: string };

/** A row as it was written: a later `updated_at` says that somebody changed it. */
const written = z.object({ id: z.int(), updated_at: z.string() });

export type WrittenRow = z.infer<typeof written>;

const inOrder = (rows: readonly WrittenRow[]): WrittenRow[] => [...rows].sort((a, b) => a.id - b.id);

const values = (tenant: Tenant, rows: readonly object[]) => [
  tenant.organizationId,
  tenant.userId,
  JSON.stringify(rows),
];

const insertMany = async (
  tenant: Tenant,
  rows: readonly object[],
  { name, text }: { name: string; text: string },
): Promise<WrittenRow[]> => {
  if (rows.length === 0) return [];
  return inOrder(await tenant.query({ name, text, values: values(tenant, rows), row: written }));
};

/** Each inserts all rows in one statement, and answers them in the order of the rows. */
export const insertTenantRows = (tenant: Tenant, rows: readonly NewTenantRow[]): Promise<WrittenRow[]> =>
  insertMany(tenant, rows, {
    name: 'building-tenants-insert',
    text: `insert into building_tenants (organization_id, created_by, updated_by, building_id, name, suite, floor_ids,
        sqft, color, contact_name, contact_email, contact_phone, check_doors, move_in, move_out)
      select $1, $2, $2, r.building_id, r.name, r.suite, r.floor_ids, r.sqft, r.color, r.contact_name,
        r.contact_email, r.contact_phone, r.check_doors, r.move_in, r.move_out
      from rows from (json_to_recordset($3::json) as (building_id integer, name text, suite text, floor_ids integer[],
        sqft integer, color text, contact_name text, contact_email text, contact_phone text, check_doors boolean,
        move_in date, move_out date)) with ordinality as r
      order by r.ordinality
      returning id, updated_at`,
  });

export const insertVacancyRows = (tenant: Tenant, rows: readonly NewVacancyRow[]): Promise<WrittenRow[]> =>
  insertMany(
    tenant,
    rows.map(({ from, to, ...row }) => ({ ...row, from_date: from, to_date: to })),
    {
      name: 'building-vacancies-insert',
      text: `insert into building_vacancies (organization_id, created_by, updated_by, building_id, floor_id, sqft, kind,
        from_date, to_date, notice_date)
      select $1, $2, $2, r.building_id, r.floor_id, r.sqft, r.kind, r.from_date, r.to_date, r.notice_date
      from rows from (json_to_recordset($3::json) as (building_id integer, floor_id integer, sqft integer, kind text,
        from_date date, to_date date, notice_date date)) with ordinality as r
      order by r.ordinality
      returning id, updated_at`,
    },
  );

export const insertFloorRows = (tenant: Tenant, rows: readonly NewFloorRow[]): Promise<WrittenRow[]> =>
  insertMany(tenant, rows, {
    name: 'floors-insert-many',
    text: `insert into floors (organization_id, created_by, building_id, number, label)
      select $1, $2, r.building_id, r.number, r.label
      from rows from (json_to_recordset($3::json) as (building_id integer, number integer, label text))
        with ordinality as r
      order by r.ordinality
      returning id, updated_at`,
  });

/** Deletes rows for good, as if they had never been. */
export const removeOccupants = async (
  tenant: Tenant,
  { tenants, vacancies }: { tenants: readonly number[]; vacancies: readonly number[] },
): Promise<void> => {
  for (const [table, ids] of [
    ['building_tenants', tenants],
    ['building_vacancies', vacancies],
  ] as const) {
    await tenant.db
      .deleteFrom(table)
      .where('organization_id', '=', tenant.organizationId)
      .where('id', '=', anyOf(ids))
      .execute();
  }
};

/** Deletes those of these floors on which nothing is left, not even what was deleted. */
export const removeEmptyFloors = async (tenant: Tenant, ids: readonly number[]): Promise<void> => {
  await tenant.query({
    name: 'floors-remove-empty',
    text: `delete from floors f where f.organization_id = $1 and f.id = any($2::int[]) and f.updated_at = f.created_at
      and not exists (select from building_tenants t where t.organization_id = $1 and t.building_id = f.building_id
        and f.id = any(t.floor_ids))
      and not exists (select from building_vacancies v where v.organization_id = $1 and v.floor_id = f.id)
      and not exists (select from common_areas c where c.organization_id = $1 and c.building_id = f.building_id
        and f.id = any(c.floor_ids))`,
    values: [tenant.organizationId, ids],
  });
};
