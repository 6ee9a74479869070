import { refused, stale } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { leadsFrom, type ReportRef, type ReportTransition } from '../../contract/index.ts';
import { loadReport } from '../report/load-report.ts';
import { presentReport } from '../report/present-report.ts';
import type { StoredReport } from '../report/report-repository.ts';

type Call = { tenant: Tenant; person: Person; now: Date; body: { updated_at?: string | undefined } };

/** Loads and locks the report. Refuses when its status does not allow the transition, or when somebody changed it since the caller
 * read it. */
export const loadForTransition = async (
  call: Call,
  transition: ReportTransition,
  ref: ReportRef,
): Promise<StoredReport> => {
  const report = await loadReport(call, ref);
  if (!leadsFrom(transition, report.status)) {
    throw refused('daily_report_transition_refused', {
      transition: { code: `daily_report_transition_${transition}` },
      status: { code: `daily_report_status_${report.status}` },
    });
  }
  const { updated_at: readAt } = call.body;
  if (readAt && readAt !== report.updated_at) throw stale(await presentReport(call, report.id));
  return report;
};
