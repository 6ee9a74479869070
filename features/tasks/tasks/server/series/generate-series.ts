import { writeAuditOfMany } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import { untilDone } from '#platform/server/feature/until-done';
import { systemScope } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import { continueSeries } from './continue-series.ts';
import { holidaysAround, makeOccurrences } from './make-occurrences.ts';
import { planSeries } from './plan-series.ts';
import { publishSeries, type SeriesContext } from './record-series-change.ts';
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

/** Series per transaction: some hundred tasks, so that no transaction runs long. */
const batch = 50;

/** Pauses series of jobs that are no longer active. */
const pauseBatch = async (context: SeriesContext, now: Date): Promise<number> => {
  const { tenant } = context;
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
  await publishStatus(context, 'series.paused', 'paused', stopped);
  return stopped.length;
};

const publishStatus = async (
  context: SeriesContext,
  action: string,
  to: string,
  rows: readonly Pick<SeriesRecord, 'id' | 'job_id' | 'building_id'>[],
): Promise<void> => {
  if (rows.length === 0) return;
  await writeAuditOfMany(context.tenant, null, {
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
  for (const series of rows) await publishSeries(context, null, { action, series, from: 'active', to });
};

const makeBatch = async ({ tenant }: SeriesContext, now: Date): Promise<number> => {
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

const continueBatch = async (context: SeriesContext, now: Date): Promise<number> => {
  const waiting = await lockWaitingSeries(context.tenant, batch);
  for (const series of waiting) await continueSeries(context, series, now);
  return waiting.length;
};

const finishBatch = async (context: SeriesContext, now: Date): Promise<number> => {
  await publishStatus(context, 'series.ended', 'ended', await endFinishedSeries(context.tenant, now));
  await renewPassedUpcoming(context.tenant, now);
  return 0;
};

/** Creates the tasks that the series of one organization owe, batch by batch; what is left comes with the next round. It can run again, or several times at once, and
 * creates no task twice. */
export const generateSeries = async (
  { database, clock, events }: Pick<Wiring, 'database' | 'clock' | 'events'>,
  organizationId: number,
): Promise<void> => {
  for (const step of [pauseBatch, makeBatch, continueBatch, finishBatch]) {
    await untilDone(() =>
      database.withTenant(systemScope(organizationId), (tenant) =>
        step({ tenant, wiring: { events } }, clock.now()),
      ),
    );
  }
};

/** Queues the work on the series of an organization, when there is any. */
export const queueSeriesWork = async ({ queue }: Pick<Wiring, 'queue'>, tenant: Tenant): Promise<void> => {
  if (await hasSeriesWork(tenant))
    await queue.add(tenant, 'series', { organizationId: tenant.organizationId });
};
