import { z } from 'zod';
import { placeConditions } from '#features/sites/jobs/server';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import { missingRow } from '../../../contract/missing/missing.ts';
import { missingColumns, owedDays } from './missing-sql-repository.ts';

const row = missingRow.extend({
  /** Judged in the time zone of the building. */
  is_over: z.boolean(),
});

export type OwedDay = z.infer<typeof row>;

/** The days with these ids that the person sees, also those that are handed in or excused. */
export const owedDaysById = (tenant: Tenant, ids: readonly number[], now: Date): Promise<OwedDay[]> => {
  const values = collectValues([tenant.organizationId, ids, now.toISOString()]);
  const scope = placeConditions(tenant, {}, values);
  return tenant.query({
    name: tenant.seesAllJobs ? 'missing-by-id' : 'missing-by-id-in-scope',
    text: `select ${missingColumns}, t.day < ($3::timestamptz at time zone b.time_zone)::date as is_over
      from ${owedDays}
      where ${['t.organization_id = $1', 't.id = any($2::int[])', ...scope].join(' and ')}
      order by j.job_number, t.day, t.id`,
    values: values.all,
    row,
  });
};
