import { type AuditActor, type AuditEntry, writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { SeriesRecord } from './series-repository.ts';

/** What every change of a series needs. */
export type SeriesContext = { tenant: Tenant; wiring: { events: Events } };

type SeriesChange = Omit<AuditEntry, 'entity' | 'entityId' | 'buildingId' | 'jobId'> & {
  series: Pick<SeriesRecord, 'id' | 'job_id' | 'building_id'>;
  /** For listeners, beside `from`, `to` and `note`. */
  data?: Record<string, unknown>;
};

/** Publishes the event of one thing that happened to a series. Open pages then read the series and its tasks again. */
export const publishSeries = (
  { tenant, wiring }: SeriesContext,
  person: AuditActor,
  { series, action, from, to, note, data }: SeriesChange,
): Promise<void> =>
  wiring.events.publish(tenant, {
    name: action,
    entity: 'task-series',
    entityId: series.id,
    jobId: series.job_id,
    actorUserId: person?.userId ?? null,
    data: { from: from ?? null, to: to ?? null, note: note ?? null, ...data },
  });

/** One thing that happened to a series, in its transaction: into the audit log, and as an event of the same name. `person`
 * null means the system did it. */
export const recordSeriesChange = async (
  context: SeriesContext,
  person: AuditActor,
  change: SeriesChange,
): Promise<void> => {
  const { series, data: _data, ...entry } = change;
  await writeAudit(context.tenant, person, {
    ...entry,
    entity: 'task-series',
    entityId: series.id,
    buildingId: series.building_id,
    jobId: series.job_id,
  });
  await publishSeries(context, person, change);
};
