import type { Tenant } from './tenant.ts';

/** The next of the numbers people read (task 1042). Held by this transaction until it ends; a rollback leaves a gap. */
export const nextNumber = async (tenant: Tenant, name: string): Promise<number> => {
  const [row] = await tenant.query<{ value: number }>({
    name: 'next-number',
    text: `insert into counters (organization_id, name, value) values ($1, $2, 1)
      on conflict (organization_id, name) do update set value = counters.value + 1 returning value`,
    values: [tenant.organizationId, name],
  });
  if (!row) throw new Error(`no next number for ${name}`);
  return row.value;
};
