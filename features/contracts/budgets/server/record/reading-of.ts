import { contractsInForce, todayAt } from '#features/contracts/contracts/server';
import type { FoundJob } from '#features/sites/jobs/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { Reading } from '../budget-presenter.ts';
import { weeksNow } from '../weeks-per-month.ts';

export type Reader = { tenant: Tenant; person: Person; now: Date };

/** What presenting budgets of a service needs: today, weeks per month, and its contracts. */
export const readingOf = async (
  { tenant, person, now }: Reader,
  job: FoundJob,
  serviceId: number,
): Promise<Reading> => {
  const [weeks, contractOn] = await Promise.all([
    weeksNow(tenant),
    contractsInForce(tenant, { jobId: job.id, serviceId }),
  ]);
  return { today: todayAt(job, person, now), weeks, contractOn };
};
