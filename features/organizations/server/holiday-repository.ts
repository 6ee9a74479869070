import type { Tenant } from '#platform/server/db/tenant';
import type { Holiday } from '../contract/index.ts';

export const listHolidays = (tenant: Tenant, from = '1900-01-01'): Promise<Holiday[]> =>
  tenant.query({
    name: 'holidays-list',
    text: 'select date, name from organization_holidays where organization_id = $1 and date >= $2 order by date',
    values: [tenant.organizationId, from],
  });

/** The calendar as rules about dates ask for it. */
export const holidaysFrom = async (tenant: Tenant, from: string): Promise<ReadonlySet<string>> =>
  new Set((await listHolidays(tenant, from)).map(({ date }) => date));

export const saveHoliday = async (tenant: Tenant, { date, name }: Holiday): Promise<void> => {
  await tenant.query({
    name: 'holiday-save',
    text: `insert into organization_holidays (organization_id, date, name, created_by) values ($1, $2, $3, $4)
      on conflict (organization_id, date) do update set name = excluded.name`,
    values: [tenant.organizationId, date, name, tenant.userId],
  });
};

/** False when that date was no holiday. */
export const deleteHoliday = async (tenant: Tenant, date: string): Promise<boolean> => {
  const rows = await tenant.query({
    name: 'holiday-delete',
    text: 'delete from organization_holidays where organization_id = $1 and date = $2 returning date',
    values: [tenant.organizationId, date],
  });
  return rows.length > 0;
};
