import { holidaysFrom } from '#features/accounts/organizations/server';
import { type AuditActor, writeAuditOfMany } from '#platform/server/audit/audit-repository';
import { nextNumbers } from '#platform/server/db/next-number-repository';
import type { Tenant } from '#platform/server/db/tenant';
import { addDays, type Holidays } from '../../contract/index.ts';
import { assignLikeSeries, insertOccurrences, type MadeOccurrence } from './occurrence-repository.ts';
import { newOccurrence, type Plan } from './plan-series.ts';
import { saveProgress } from './series-repository.ts';
import { renewUpcoming } from './upcoming-repository.ts';

/** Days by which holidays can move a date at most. */
export const holidayReach = 31;

export const holidaysAround = (tenant: Tenant, now: Date): Promise<Holidays> =>
  holidaysFrom(tenant, addDays(now.toISOString().slice(0, 10), -holidayReach));

/** Makes the tasks of plans whose series this transaction has locked. The number of statements does not depend on the number of
 * plans. */
export const makeOccurrences = async (
  tenant: Tenant,
  person: AuditActor,
  plans: readonly Plan[],
  now: Date,
): Promise<MadeOccurrence[]> => {
  const rows = plans.flatMap(({ series, dates }) => dates.map((date) => newOccurrence(series, date, now)));
  let made: MadeOccurrence[] = [];
  if (rows.length > 0) {
    const first = await nextNumbers(tenant, 'task', rows.length);
    made = await insertOccurrences(tenant, rows, first, now);
    await assignLikeSeries(
      tenant,
      made.map(({ id }) => id),
    );
    await writeAuditOfMany(tenant, person, {
      action: 'task.created',
      entity: 'task',
      records: made.map(({ id, building_id, job_id, status }) => ({
        entityId: id,
        buildingId: building_id,
        jobId: job_id,
        to: status,
      })),
    });
  }
  await saveProgress(
    tenant,
    plans.map(({ series, dates, next_on }) => ({
      id: series.id,
      next_on,
      last_generated_on: dates.at(-1)?.occurrence_date ?? null,
    })),
  );
  await renewUpcoming(
    tenant,
    plans.map(({ series }) => series.id),
    now,
  );
  return made;
};
