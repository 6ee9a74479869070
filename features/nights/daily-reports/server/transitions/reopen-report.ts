import { forbidden } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { allowedTransitions, type DailyReport, type reportEndpoints } from '../../contract/index.ts';
import { presentReport } from '../report/present-report.ts';
import { recordReportChange } from '../report/record-report-change.ts';
import { actorOf } from '../report/report-policy.ts';
import { updateReportRow } from '../report/report-repository.ts';
import { loadForTransition } from './load-for-transition.ts';

/** Allowed for the person who began the report within a day, later only for people who may delete a final one. */
export const reopenReport = async (
  call: SignedInCall<(typeof reportEndpoints)['reopenDailyReport']>,
): Promise<DailyReport> => {
  const { tenant, person, body, now } = call;
  const report = await loadForTransition(call, 'reopen', body.id);
  const { status, created_by: authorId, finalized_at: finalizedAt } = report;
  if (!allowedTransitions({ status, authorId, finalizedAt }, actorOf(person), now).includes('reopen'))
    throw forbidden();
  await updateReportRow(tenant, report.id, {
    ...{ status: 'pending', finalized_at: null, finalized_by: null },
    ...{ reopened_at: now.toISOString(), reopened_by: person.userId, reopen_reason: body.reason },
  });
  await recordReportChange(call, {
    action: 'daily-report.moved',
    report,
    from: status,
    to: 'pending',
    note: body.reason,
    deviceAt: body.device_at ?? null,
    data: { transition: 'reopen' },
  });
  return presentReport(call, report.id);
};
