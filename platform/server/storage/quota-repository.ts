import type { Tenant } from '../db/tenant.ts';

const counter = 'files_kilobytes';

/** What an organization has stored, kept as a running count: a sum over its files would grow with them. */
export const readUsedKilobytes = async (tenant: Tenant): Promise<number> => {
  const [row] = await tenant.query<{ value: number }>({
    name: 'quota-read',
    text: 'select value from counters where organization_id = $1 and name = $2',
    values: [tenant.organizationId, counter],
  });
  return row?.value ?? 0;
};

export const addUsedKilobytes = async (tenant: Tenant, kilobytes: number): Promise<void> => {
  await tenant.query({
    name: 'quota-add',
    text: `insert into counters as c (organization_id, name, value) values ($1, $2, $3)
      on conflict (organization_id, name) do update set value = c.value + excluded.value`,
    values: [tenant.organizationId, counter, kilobytes],
  });
};
