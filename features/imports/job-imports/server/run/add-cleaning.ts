import { insertJobServices } from '#features/sites/jobs/server';
import type { Tenant } from '#platform/server/db/tenant';
import { type CleanedRow, guessCleaning, readDays } from '../../contract/index.ts';

/** The service of each new job whose row names one, or its days. */
export const addCleaning = (
  tenant: Tenant,
  rows: readonly CleanedRow[],
  jobs: readonly number[],
  userId: number,
): Promise<void> =>
  insertJobServices(
    tenant,
    rows.flatMap(({ service_type: name, service_days: days }, at) =>
      name === '' && days === ''
        ? []
        : [
            {
              job_id: jobs[at] ?? 0,
              type: guessCleaning(name),
              name: name || 'Cleaning',
              days_of_week: readDays(days) ?? [],
            },
          ],
    ),
    userId,
  );
