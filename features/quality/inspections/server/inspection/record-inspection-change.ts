import { type AuditEntry, writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { Person } from '#platform/server/http/person';

export type InspectionChange = Pick<
  AuditEntry,
  'action' | 'from' | 'to' | 'note' | 'changes' | 'deviceAt'
> & {
  inspection: { id: number; job_id: number; building_id: number };
  /** For listeners, beside `from`, `to` and `note`. */
  data?: Record<string, unknown>;
};

type Call = { tenant: Tenant; person: Person | null; wiring: { events: Events } };

/** Tells open pages of an answer without an audit entry: the history of answers already records it. */
export const publishInspection = (
  { tenant, person, wiring }: Call,
  { action, inspection, data, ...entry }: InspectionChange,
): Promise<void> =>
  wiring.events.publish(tenant, {
    name: action,
    entity: 'inspection',
    entityId: inspection.id,
    jobId: inspection.job_id,
    actorUserId: person?.userId ?? null,
    data: { from: entry.from ?? null, to: entry.to ?? null, note: entry.note ?? null, ...data },
  });

/** One thing that happened to an inspection, in its transaction: into the audit log, and as an event of the same name.
 * `person` null means the system did it. */
export const recordInspectionChange = async (call: Call, change: InspectionChange): Promise<void> => {
  const { inspection, data: _data, ...entry } = change;
  await writeAudit(call.tenant, call.person, {
    ...entry,
    entity: 'inspection',
    entityId: inspection.id,
    jobId: inspection.job_id,
    buildingId: inspection.building_id,
  });
  await publishInspection(call, change);
};
