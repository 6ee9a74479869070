import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { Person } from '#platform/server/http/person';
import { countDoors, leftDoors } from '../../contract/index.ts';
import { recordReportChange } from '../report/record-report-change.ts';
import { type StoredReport, updateReportRow } from '../report/report-repository.ts';
import { checksOfReport, type StoredCheck } from './check-repository.ts';

type Call = { tenant: Tenant; person: Person; now: Date; wiring: { events: Events } };

/** Of a report that the caller holds locked. */
export const recountDoors = async (tenant: Tenant, reportId: number): Promise<StoredCheck[]> => {
  const checks = await checksOfReport(tenant, reportId);
  const { required, checked, unlocked } = countDoors(checks);
  await updateReportRow(tenant, reportId, {
    doors_required: required,
    doors_checked: checked,
    doors_unlocked: unlocked,
    doors_no_access: checks.filter(({ kind, result }) => kind === 'tenant' && result === 'no_access').length,
  });
  return checks;
};

/** Counts the doors anew after something was said. The first time that nothing is left to say of any door, the report waits
 * to become final. `comments` is what is said of the whole night by now. */
export const recount = async (call: Call, report: StoredReport, comments: string): Promise<StoredCheck[]> => {
  const { tenant, now } = call;
  const checks = await recountDoors(tenant, report.id);
  if (report.status !== 'new' || leftDoors(checks, comments).length > 0) return checks;
  await updateReportRow(tenant, report.id, { status: 'pending', submitted_at: now.toISOString() });
  await recordReportChange(call, {
    action: 'daily-report.moved',
    report,
    from: 'new',
    to: 'pending',
    data: { transition: 'submit' },
  });
  return checks;
};
