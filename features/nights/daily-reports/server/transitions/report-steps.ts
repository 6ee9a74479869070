import { stale } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { transitionEngine } from '#platform/server/transitions/transition-engine';
import { type ReportRef, type reportEndpoints, reportTransitions } from '../../contract/index.ts';
import { presentReport } from '../report/present-report.ts';
import { type ReportCall, recordReportChange } from '../report/record-report-change.ts';
import { type ReportSet, type StoredReport, updateReportRow } from '../report/report-repository.ts';
import { requireReport } from '../report/require-report.ts';

type ReportNow = StoredReport & { now: Date };

/** Changes the status of a report that the caller holds locked. */
export const reportSteps = transitionEngine(reportTransitions, {
  save: ({ tenant }: ReportCall, { id }: ReportNow, set: ReportSet) => updateReportRow(tenant, id, set),
  record: (call, report, change) => recordReportChange(call, { ...change, report }),
});

type Call = SignedInCall<(typeof reportEndpoints)['finalizeDailyReport' | 'reopenDailyReport']>;

/** Loads and locks the report. Refuses what this person may not do with it now, or when somebody changed it since the caller read
 * it. */
export const requireReportFor = async (
  call: Call,
  name: 'finalize' | 'reopen',
  ref: ReportRef,
): Promise<ReportNow> => {
  const report = { ...(await requireReport(call, ref)), now: call.now };
  reportSteps.requireAllowed(call, report, name);
  const { updated_at: readAt } = call.body;
  if (readAt && readAt !== report.updated_at) throw stale(await presentReport(call, report.id));
  return report;
};
