import { invalid } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { DailyReport, reportEndpoints } from '../../contract/index.ts';
import { recountDoors } from '../checks/recount.ts';
import { refuseLeftDoors } from '../checks/refuse-left-doors.ts';
import { setPlaces } from '../checks/set-places-repository.ts';
import { presentReport } from '../report/present-report.ts';
import { hasCommentOrPhoto } from './comment-or-photo-repository.ts';
import { loadForTransition, reportSteps } from './report-steps.ts';
import { requestNeededSupplies } from './request-needed-supplies.ts';

/** Nothing is left open: every door is checked or explained, and the night has a comment or a photo. */
export const finalizeReport = async (
  call: SignedInCall<(typeof reportEndpoints)['finalizeDailyReport']>,
): Promise<DailyReport> => {
  const { tenant, person, body, now } = call;
  const report = await loadForTransition(call, 'finalize', body.id);
  const effect = async () => {
    await setPlaces(tenant, report);
    await refuseLeftDoors(tenant, report.id, report.general_comments);
    if (!(await hasCommentOrPhoto(tenant, report.id)))
      throw invalid({ general_comments: ['daily_report_comment_or_photo'] });
    await recountDoors(tenant, report.id);
    await requestNeededSupplies(call, report);
    const at = now.toISOString();
    const submitted = report.status === 'new' ? { submitted_at: at } : {};
    return { set: { finalized_at: at, finalized_by: person.userId, ...submitted } };
  };
  await reportSteps.apply(call, report, { name: 'finalize', deviceAt: body.device_at, effect });
  return presentReport(call, report.id);
};
