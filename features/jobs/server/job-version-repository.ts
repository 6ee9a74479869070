import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';

const version = z.object({ value: z.int() });

/** Grows with every committed change of jobs, their buildings, clients, areas or anybody's view of them: an answer made at
 * a version holds while the version does. Read it before the rows, so that it can only be too old. */
export const jobsVersion = async (tenant: Tenant): Promise<number> => {
  const [row] = await tenant.query({
    name: 'jobs-version',
    text: `select value from counters where organization_id = $1 and name = 'job-changes'`,
    values: [tenant.organizationId],
    row: version,
  });
  return row?.value ?? 0;
};
