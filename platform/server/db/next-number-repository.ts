import { z } from 'zod';
import type { Tenant } from './tenant.ts';

const counter = z.object({ value: z.int() });

/** Reserves `count` consecutive numbers that people read (task 1042) and returns the first. Other transactions wait
 * until this one ends; a rollback leaves a gap. */
export const nextNumbers = async (tenant: Tenant, name: string, count: number): Promise<number> => {
  const [row] = await tenant.query({
    name: 'next-number',
    text: `insert into counters (organization_id, name, value) values ($1, $2, $3)
      on conflict (organization_id, name) do update set value = counters.value + $3 returning value`,
    values: [tenant.organizationId, name, count],
    row: counter,
  });
  if (!row) throw new Error(`no next number for ${name}`);
  return row.value - count + 1;
};

export const nextNumber = (tenant: Tenant, name: string): Promise<number> => nextNumbers(tenant, name, 1);
