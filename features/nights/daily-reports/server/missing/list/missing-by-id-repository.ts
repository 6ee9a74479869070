import { z } from 'zod';
import { seesOnlyFinal } from '#features/nights/action-logs/contract';
import { placeConditions } from '#features/sites/jobs/server';
import { forbidden } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import type { Person } from '#platform/server/http/person';
import type { Work } from '../../../contract/index.ts';
import { missingRow } from '../../../contract/missing/missing.ts';
import { missingColumns, owedDays } from './missing-sql-repository.ts';

/** Endpoints require the right to see open reports; for logs, the right to see open logs is required, too. */
export const checkSeesOpen = ({ flags }: Person, work: Work): void => {
  if (work === 'action_log' && (!flags.has('hasAccessActionLog') || seesOnlyFinal(flags))) throw forbidden();
};

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
