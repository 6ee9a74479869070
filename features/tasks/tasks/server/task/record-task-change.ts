import { type AuditEntry, writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { Person } from '#platform/server/http/person';

export type TaskChange = Omit<AuditEntry, 'entity' | 'entityId' | 'buildingId' | 'jobId'> & {
  task: { id: number; job_id: number; building_id: number };
  /** For listeners, beside `from`, `to` and `note`. */
  data?: Record<string, unknown>;
};

/** One thing that happened to a task, in its transaction: into the audit log, and as an event of the same name. `person`
 * null means the system did it. */
export const recordTaskChange = async (
  { tenant, person, wiring }: { tenant: Tenant; person: Person | null; wiring: { events: Events } },
  { task, data, ...entry }: TaskChange,
): Promise<void> => {
  await Promise.all([
    writeAudit(tenant, person, {
      ...entry,
      entity: 'task',
      entityId: task.id,
      buildingId: task.building_id,
      jobId: task.job_id,
    }),
    wiring.events.publish(tenant, {
      name: entry.action,
      entity: 'task',
      entityId: task.id,
      jobId: task.job_id,
      actorUserId: person?.userId ?? null,
      data: { from: entry.from ?? null, to: entry.to ?? null, note: entry.note ?? null, ...data },
    }),
  ]);
};
