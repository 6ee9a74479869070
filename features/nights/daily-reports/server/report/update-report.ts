import { stale } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { DailyReport, reportEndpoints } from '../../contract/index.ts';
import { presentReport } from './present-report.ts';
import { requireEditableReport } from './require-report.ts';
import { writeRemarks } from './write-remarks.ts';

export const updateReport = async (
  call: SignedInCall<(typeof reportEndpoints)['updateDailyReport']>,
): Promise<DailyReport> => {
  const { params, body } = call;
  const { device_at, clock_offset_ms, updated_at, ...remarks } = body;
  const report = await requireEditableReport(call, params.id);
  if (updated_at && updated_at !== report.updated_at) throw stale(await presentReport(call, report.id));
  await writeRemarks(call, report, remarks, { device_at, clock_offset_ms });
  return presentReport(call, report.id);
};
