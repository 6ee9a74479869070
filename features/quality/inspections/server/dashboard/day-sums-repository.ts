import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import type { FigureQuery } from './figure-query.ts';
import { partColumns, partsIn } from './parts-repository.ts';

const row = z.object({
  day: z.string(),
  inspections: z.int(),
  scored: z.int(),
  score_sum: z.int(),
  passed: z.int(),
  failed: z.int(),
  success: z.int(),
  warning: z.int(),
  error: z.int(),
  deficiencies: z.int(),
});

export type DaySums = z.infer<typeof row>;

const sums = partColumns
  .map((name) => `sum(${name})::${name === 'score_sum' ? 'bigint' : 'int'} as ${name}`)
  .join(', ');

/** What inspections add up to on each day of the range and of the time before. */
export const daySumsOf = (tenant: Tenant, query: FigureQuery): Promise<DaySums[]> => {
  const values = collectValues([tenant.organizationId]);
  const both = { from: query.previous.from, to: query.range.to };
  return tenant.query({
    text: `select day, ${sums} from ${partsIn(tenant, query, 'all', both, values)} days group by day order by day`,
    values: values.all,
    row,
  });
};

const methods = z.object({ several: z.boolean() });

/** Whether scores of the range were made in several ways. */
export const hasSeveralMethods = async (tenant: Tenant, query: FigureQuery): Promise<boolean> => {
  const values = collectValues([tenant.organizationId]);
  const [found] = await tenant.query({
    text: `select count(*) > 1 as several from (select from ${partsIn(tenant, query, 'method', query.range, values)} ways
      group by label having sum(inspections) > 0) used`,
    values: values.all,
    row: methods,
  });
  return found?.several ?? false;
};
