import { type AuditEntry, writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { Person } from '#platform/server/http/person';

type ReportChange = Pick<AuditEntry, 'action' | 'from' | 'to' | 'note' | 'changes' | 'deviceAt'> & {
  report: { id: number; job_id: number; building_id: number };
  /** For listeners, beside `from`, `to` and `note`. */
  data?: Record<string, unknown>;
};

export type ReportCall = { tenant: Tenant; person: Person | null; wiring: { events: Events } };

/** Tells open pages of a checked door without an audit entry: the history of checks already records it. */
export const publishReport = (
  { tenant, person, wiring }: ReportCall,
  { action, report, data, ...entry }: ReportChange,
): Promise<void> =>
  wiring.events.publish(tenant, {
    name: action,
    entity: 'daily-report',
    entityId: report.id,
    jobId: report.job_id,
    actorUserId: person?.userId ?? null,
    data: { from: entry.from ?? null, to: entry.to ?? null, note: entry.note ?? null, ...data },
  });

/** One thing that happened to a report, in its transaction: into the audit log, and as an event of the same name. */
export const recordReportChange = async (call: ReportCall, change: ReportChange): Promise<void> => {
  const { report, data: _data, ...entry } = change;
  await writeAudit(call.tenant, call.person, {
    ...entry,
    entity: 'daily-report',
    entityId: report.id,
    jobId: report.job_id,
    buildingId: report.building_id,
  });
  await publishReport(call, change);
};
