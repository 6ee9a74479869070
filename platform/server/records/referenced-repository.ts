import { z } from 'zod';
import type { DB } from '../../../db/schema/types.ts';
import type { Tenant } from '../db/tenant.ts';

const foreignKey = z.object({ name: z.string(), key: z.string() });

/** SQL for those of the ids `$2` that a row of any table references, except rows that are deleted together with them. `$1` is
 * the organization. */
export const referencedOf = async (tenant: Tenant, table: keyof DB): Promise<string> => {
  const sources = await tenant.query({
    name: 'tables-that-reference',
    text: `select c.conrelid::regclass::text as name, a.attname as key
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f' and c.confrelid = $1::regclass and c.conparentid = 0 and c.confdeltype <> 'c'
        and a.attname <> 'organization_id'`,
    values: [table],
    row: foreignKey,
  });
  return sources
    .map(
      ({ name, key }) => `select ${key} from ${name} where organization_id = $1 and ${key} = any($2::int[])`,
    )
    .join(' union ');
};
