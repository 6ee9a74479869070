import { invalid } from '#platform/contract/errors';
import { enteredAt } from '#platform/contract/later-entry';
import type { SignedInCall } from '#platform/server/http/call';
import type { DailyReport, incidentEndpoints } from '../../contract/index.ts';
import { recount } from '../door-checks/recount.ts';
import { presentReport } from '../report/present-report.ts';
import { recordReportChange } from '../report/record-report-change.ts';
import { updateReportRow } from '../report/report-repository.ts';
import { requireEditableReport } from '../report/require-report.ts';
import { countIncidents, putIncident } from './incident-repository.ts';

export const saveIncident = async (
  call: SignedInCall<(typeof incidentEndpoints)['saveIncident']>,
): Promise<DailyReport> => {
  const { tenant, params, body, now } = call;
  const { device_at, clock_offset_ms, ...fields } = body;
  const report = await requireEditableReport(call, params.id);
  const entered_at = enteredAt(device_at, clock_offset_ms, now.toISOString());
  const put = await putIncident(tenant, report.id, { ...fields, entered_at }, now);
  if (!put) throw invalid({ client_uuid: ['taken'] });
  if (put === 'unchanged') return presentReport(call, report.id);
  await updateReportRow(tenant, report.id, { incident_count: await countIncidents(tenant, report.id) });
  await recordReportChange(call, {
    action: 'daily-report.incident-saved',
    report,
    changes: { incident: [null, fields.description] },
    deviceAt: device_at ?? null,
    data: { kind: fields.kind },
  });
  await recount(call, report, report.general_comments);
  return presentReport(call, report.id);
};
