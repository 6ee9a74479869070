import type { Tenant } from '#platform/server/db/tenant';
import { type Job, jobWarnings } from '../../contract/index.ts';
import type { JobParts } from '../parts.ts';

type At = { tenant: Tenant; now: Date; zone: string };

/** The warnings that higher features report for a job, in a fixed order. The caller must check that the job may be seen. */
export const findWarnings = async (
  parts: Pick<JobParts, 'warnings'>,
  { tenant, now, zone }: At,
  jobId: number,
): Promise<Job['warnings']> => {
  const all = Object.values(parts.warnings);
  const found = Object.assign(
    {},
    ...(await Promise.all(all.map((find) => find(tenant, jobId, { now, zone })))),
  );
  return jobWarnings.flatMap((warning) => (found[warning] > 0 ? [{ warning, count: found[warning] }] : []));
};
