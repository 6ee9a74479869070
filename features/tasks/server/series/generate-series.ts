import { writeAuditOfMany } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import { systemScope } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import { continueSeries } from './continue-series.ts';
import { holidaysAround, makeOccurrences } from './make-occurrences.ts';
import { planSeries } from './plan-series.ts';
import { type Place, publishSeries } from './record-series-change.ts';
import {
  endFinishedSeries,
  hasSeriesWork,
  lockDueSeries,
  lockSeriesOfInactiveJobs,
  lockWaitingSeries,
  type SeriesRecord,
  saveSeries,
} from './series-repository.ts';
import { setAsideComing } from './set-aside.ts';
import { renewPassedUpcoming, renewUpcoming } from './upcoming-repository.ts';

/** Series a transaction: some hundred tasks, so that none of them runs long. */
const batch = 50;

/** Pauses what belongs to jobs that are no longer active. */
const pauseBatch = async (place: Place, now: Date): Promise<number> => {
  const { tenant } = place;
  const stopped = await lockSeriesOfInactiveJobs(tenant, batch);
  for (const series of stopped) {
    await saveSeries(tenant, series.id, { status: 'paused', next_on: null });
    if (series.based_on === 'scheduled') await setAsideComing(tenant, null, series, now);
  }
  await renewUpcoming(
    tenant,
    stopped.map(({ id }) => id),
    now,
  );
  await publishStatus(place, 'series.paused', 'paused', stopped);
  return stopped.length;
};

const publishStatus = async (
  place: Place,
  action: string,
  to: string,
  rows: readonly Pick<SeriesRecord, 'id' | 'job_id' | 'building_id'>[],
): Promise<void> => {
  if (rows.length === 0) return;
  await writeAuditOfMany(place.tenant, null, {
    action,
    entity: 'task-series',
    records: rows.map(({ id, building_id, job_id }) => ({
      entityId: id,
      buildingId: building_id,
      jobId: job_id,
      from: 'active',
      to,
    })),
  });
  for (const series of rows) await publishSeries(place, null, { action, series, from: 'active', to });
};

const makeBatch = async ({ tenant }: Place, now: Date): Promise<number> => {
  const due = await lockDueSeries(tenant, now, batch);
  if (due.length === 0) return 0;
  const holidays = await holidaysAround(tenant, now);
  await makeOccurrences(
    tenant,
    null,
    due.map((series) => planSeries(series, now, holidays)),
    now,
  );
  return due.length;
};

const continueBatch = async (place: Place, now: Date): Promise<number> => {
  const waiting = await lockWaitingSeries(place.tenant, batch);
  for (const series of waiting) await continueSeries(place, series, now);
  return waiting.length;
};

const finishBatch = async (place: Place, now: Date): Promise<number> => {
  await publishStatus(place, 'series.ended', 'ended', await endFinishedSeries(place.tenant, now));
  await renewPassedUpcoming(place.tenant, now);
  return 0;
};

/** Makes what one organization's series owe, batch by batch; repeating it, or several at once, changes nothing more. */
export const generateSeries = async (
  { database, clock, events }: Pick<Wiring, 'database' | 'clock' | 'events'>,
  organizationId: number,
): Promise<void> => {
  for (const step of [pauseBatch, makeBatch, continueBatch, finishBatch]) {
    let handled: number;
    do {
      handled = await database.withTenant(systemScope(organizationId), (tenant) =>
        step({ tenant, wiring: { events } }, clock.now()),
      );
    } while (handled > 0);
  }
};

/** Leaves the series of an organization to the queue, when it has any. */
export const planSeriesWork = async ({ queue }: Pick<Wiring, 'queue'>, tenant: Tenant): Promise<void> => {
  if (await hasSeriesWork(tenant))
    await queue.add(tenant, 'series', { organizationId: tenant.organizationId });
};
