import { invalid } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { DailyReport, reportEndpoints } from '../../contract/index.ts';
import { recountDoors } from '../checks/recount.ts';
import { refuseLeftDoors } from '../checks/refuse-left-doors.ts';
import { setPlaces } from '../checks/set-places-repository.ts';
import { presentReport } from '../report/present-report.ts';
import { recordReportChange } from '../report/record-report-change.ts';
import { updateReportRow } from '../report/report-repository.ts';
import { hasCommentOrPhoto } from './comment-or-photo-repository.ts';
import { loadForTransition } from './load-for-transition.ts';
import { requestNeededSupplies } from './request-needed-supplies.ts';

/** Nothing is left open: every door is checked or explained, and the night has a comment or a photo. */
export const finalizeReport = async (
  call: SignedInCall<(typeof reportEndpoints)['finalizeDailyReport']>,
): Promise<DailyReport> => {
  const { tenant, person, body, now } = call;
  const report = await loadForTransition(call, 'finalize', body.id);
  await setPlaces(tenant, report);
  await refuseLeftDoors(tenant, report.id, report.general_comments);
  if (!(await hasCommentOrPhoto(tenant, report.id)))
    throw invalid({ general_comments: ['daily_report_comment_or_photo'] });
  await recountDoors(tenant, report.id);
  await requestNeededSupplies(call, report);
  const at = now.toISOString();
  await updateReportRow(tenant, report.id, {
    ...{ status: 'finalized', finalized_at: at, finalized_by: person.userId },
    ...(report.status === 'new' ? { submitted_at: at } : {}),
  });
  await recordReportChange(call, {
    action: 'daily-report.moved',
    report,
    from: report.status,
    to: 'finalized',
    deviceAt: body.device_at ?? null,
    data: { transition: 'finalize' },
  });
  return presentReport(call, report.id);
};
