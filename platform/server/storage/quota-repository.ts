import type { Tenant } from '../db/tenant.ts';

const counter = 'files_kilobytes';

/** How much an organization has stored. It is a running count, because a sum over its files would get slower with every
 * file. */
export const loadUsedKilobytes = async (tenant: Tenant): Promise<number> => {
  const row = await tenant.db
    .selectFrom('counters')
    .select('value')
    .where('organization_id', '=', tenant.organizationId)
    .where('name', '=', counter)
    .executeTakeFirst();
  return row?.value ?? 0;
};

export const addUsedKilobytes = async (tenant: Tenant, kilobytes: number): Promise<void> => {
  await tenant.db
    .insertInto('counters')
    .values({ organization_id: tenant.organizationId, name: counter, value: kilobytes })
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'name'])
        .doUpdateSet((eb) => ({ value: eb('counters.value', '+', eb.ref('excluded.value')) })),
    )
    .execute();
};
