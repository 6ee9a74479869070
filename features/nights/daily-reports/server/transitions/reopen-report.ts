import type { SignedInCall } from '#platform/server/http/call';
import type { DailyReport, reportEndpoints } from '../../contract/index.ts';
import { presentReport } from '../report/present-report.ts';
import { reportSteps, requireReportFor } from './report-steps.ts';

export const reopenReport = async (
  call: SignedInCall<(typeof reportEndpoints)['reopenDailyReport']>,
): Promise<DailyReport> => {
  const { person, body, now } = call;
  const report = await requireReportFor(call, 'reopen', body.id);
  const set = {
    finalized_at: null,
    finalized_by: null,
    reopened_at: now.toISOString(),
    reopened_by: person.userId,
    reopen_reason: body.reason,
  };
  await reportSteps.apply(call, report, {
    name: 'reopen',
    note: body.reason,
    deviceAt: body.device_at,
    effect: async () => ({ set }),
  });
  return presentReport(call, report.id);
};
