import type { Tenant } from '#platform/server/db/tenant';
import type { Holiday } from '../../contract/index.ts';

export const loadHolidays = (tenant: Tenant, from = '1900-01-01'): Promise<Holiday[]> =>
  tenant.db
    .selectFrom('organization_holidays')
    .select(['date', 'name'])
    .where('organization_id', '=', tenant.organizationId)
    .where('date', '>=', from)
    .orderBy('date')
    .execute();

/** The holidays from a date on, as a set for rules about dates. */
export const holidaysFrom = async (tenant: Tenant, from: string): Promise<ReadonlySet<string>> =>
  new Set((await loadHolidays(tenant, from)).map(({ date }) => date));

/** The name that the date has as a holiday; undefined when it is none. */
export const loadHoliday = async (tenant: Tenant, date: string): Promise<string | undefined> => {
  const found = await tenant.db
    .selectFrom('organization_holidays')
    .select('name')
    .where('organization_id', '=', tenant.organizationId)
    .where('date', '=', date)
    .executeTakeFirst();
  return found?.name;
};

export const saveHoliday = async (tenant: Tenant, { date, name }: Holiday): Promise<void> => {
  await tenant.db
    .insertInto('organization_holidays')
    .values({ organization_id: tenant.organizationId, date, name, created_by: tenant.userId })
    .onConflict((conflict) => conflict.columns(['organization_id', 'date']).doUpdateSet({ name }))
    .execute();
};

/** False when the date was not a holiday. */
export const deleteHoliday = async (tenant: Tenant, date: string): Promise<boolean> => {
  const { numDeletedRows } = await tenant.db
    .deleteFrom('organization_holidays')
    .where('organization_id', '=', tenant.organizationId)
    .where('date', '=', date)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
