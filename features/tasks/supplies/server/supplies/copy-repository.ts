import { z } from 'zod';
import { idRow } from '#platform/server/db/id-row';
import { hasWord, loadSearchWords } from '#platform/server/db/search-words';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import { units } from '../../contract/index.ts';

/** Adds the supplies of one job to another, except those that it has by name, and returns the new ids. Closets belong to
 * buildings, so they are not copied; nor are counts. At most `max`. */
export const copySuppliesOf = async (
  tenant: Tenant,
  from: number,
  to: number,
  max: number,
): Promise<number[]> => {
  const rows = await tenant.query({
    text: `insert into supplies (organization_id, job_id, name, unit, par_level, sku, reorder_note, created_by)
      select $1, $3, name, unit, par_level, sku, reorder_note, $4 from (
        select distinct on (fold(s.name)) s.* from supplies s
        where s.organization_id = $1 and s.job_id = $2 and s.active and not exists (
          select from supplies own where own.organization_id = $1 and own.job_id = $3 and own.active
            and fold(own.name) = fold(s.name))
        order by fold(s.name), s.id) wanted
      order by name limit ${Number(max)}
      on conflict do nothing returning id`,
    values: [tenant.organizationId, from, to, tenant.userId],
    row: idRow,
  });
  return rows.map(({ id }) => id);
};

const named = z.object({ name: z.string(), unit: z.enum(units), sku: z.string().nullable() });

/** Number of latest rows that are read, which are enough to know the usual names. */
const looked = 5000;

/** Names that sites of the organization use, each once with its latest unit, the most common first. */
export const supplyNames = async (
  tenant: Tenant,
  typed: string | undefined,
): Promise<z.infer<typeof named>[]> => {
  const words = await loadSearchWords(tenant, ['supplies'], typed);
  const values = collectValues([tenant.organizationId]);
  const where = [
    's.organization_id = $1 and s.active',
    ...words.map((word) => hasWord(word, 'supplies', { id: 's.id', search: 's.search' }, values.add)),
  ].join(' and ');
  return tenant.query({
    text: `select (array_agg(s.name order by s.id desc))[1] as name, (array_agg(s.unit order by s.id desc))[1] as unit,
        (array_agg(s.sku order by s.id desc))[1] as sku
      from (select * from supplies s where ${where} order by s.id desc limit ${looked}) s
      group by fold(s.name) order by count(*) desc, 1 limit 20`,
    values: values.all,
    row: named,
  });
};
