import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { DailyReport, incidentEndpoints } from '../../contract/index.ts';
import { recount } from '../door-checks/recount.ts';
import { presentReport } from '../report/present-report.ts';
import { recordReportChange } from '../report/record-report-change.ts';
import { updateReportRow } from '../report/report-repository.ts';
import { requireEditableReport } from '../report/require-report.ts';
import { countIncidents, loadIncident, updateIncident } from './incident-repository.ts';

/** A task that was made of it stays: it is still to be done. */
export const deleteIncident = async (
  call: SignedInCall<(typeof incidentEndpoints)['deleteIncident']>,
): Promise<DailyReport> => {
  const { tenant, params, now } = call;
  const report = await requireEditableReport(call, params.id);
  const found = await loadIncident(tenant, report.id, { id: params.incidentId });
  if (!found) throw notFound();
  await updateIncident(tenant, found.id, { deleted_at: now.toISOString() });
  await updateReportRow(tenant, report.id, { incident_count: await countIncidents(tenant, report.id) });
  await recordReportChange(call, {
    action: 'daily-report.incident-deleted',
    report,
    changes: { incident: [found.description, null] },
  });
  await recount(call, report, report.general_comments);
  return presentReport(call, report.id);
};
