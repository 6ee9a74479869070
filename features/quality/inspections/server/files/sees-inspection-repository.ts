import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { seenInspection } from '../inspection/seen-sql-repository.ts';

const jobRow = z.object({ job_id: z.int() });

/** The job of an inspection, for those who see it. */
export const jobOfSeen = async (tenant: Tenant, person: Person, id: number): Promise<number | undefined> => {
  if (!person.flags.has('hasAccessInspections')) return;
  const { where, values } = seenInspection(tenant, person, id);
  const [found] = await tenant.query({
    text: `select t.job_id from inspections t where ${where}`,
    values,
    row: jobRow,
  });
  return found?.job_id;
};

export const seesInspection = async (tenant: Tenant, person: Person, id: number): Promise<boolean> =>
  (await jobOfSeen(tenant, person, id)) !== undefined;
