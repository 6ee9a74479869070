import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';

const version = z.object({ value: z.int() });

/** Increases with every committed change of jobs, their buildings, clients or areas, or of who sees them. An answer is
 * valid as long as its version is current. Read the version before the rows: then it can be too old, but never too
 * new. */
export const jobsVersion = async (tenant: Tenant): Promise<number> => {
  const [row] = await tenant.query({
    name: 'jobs-version',
    text: `select value from counters where organization_id = $1 and name = 'job-changes'`,
    values: [tenant.organizationId],
    row: version,
  });
  return row?.value ?? 0;
};
