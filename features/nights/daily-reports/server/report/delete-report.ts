import { Problem } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { SignedInCall } from '#platform/server/http/call';
import type { Person } from '#platform/server/http/person';
import { type reportEndpoints, reportTransitions } from '../../contract/index.ts';
import { recordReportChange } from './record-report-change.ts';
import { type StoredReport, updateReportRow } from './report-repository.ts';
import { requireEditableReport, requireReport } from './require-report.ts';

type Call = { tenant: Tenant; person: Person; now: Date; wiring: { events: Events } };

const remove = async (
  call: Call,
  report: StoredReport,
  kept: Record<string, [unknown, unknown]> = {},
): Promise<{ id: number }> => {
  const { id, status: from } = report;
  await updateReportRow(call.tenant, id, { deleted_at: call.now.toISOString() });
  await recordReportChange(call, { action: 'daily-report.deleted', report, from, changes: kept });
  return { id };
};

export const deleteReport = async (
  call: SignedInCall<(typeof reportEndpoints)['deleteDailyReport']>,
): Promise<{ id: number }> => remove(call, await requireEditableReport(call, call.params.id));

/** The audit log keeps what a final report said. */
export const deleteFinalReport = async (
  call: SignedInCall<(typeof reportEndpoints)['deleteFinalDailyReport']>,
): Promise<{ id: number }> => {
  const report = await requireReport(call, call.params.id);
  const { status, general_comments, headcount_present, absences, alarm_set } = report;
  if (status !== 'finalized') {
    throw new Problem(409, reportTransitions.messageOf('delete_final', status));
  }
  return remove(call, report, {
    ...(general_comments && { general_comments: [general_comments, null] }),
    ...(headcount_present === null ? {} : { headcount_present: [headcount_present, null] }),
    ...(absences.length > 0 && { absences: [absences, null] }),
    ...(alarm_set === null ? {} : { alarm_set: [alarm_set, null] }),
  });
};
