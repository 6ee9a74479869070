import { requestSupplies } from '#features/tasks/supplies/server';
import { invalid } from '#platform/contract/errors';
import type { Locale } from '#platform/contract/fields';
import { enteredAt } from '#platform/contract/later-entry';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { SignedInCall } from '#platform/server/http/call';
import type { Person } from '#platform/server/http/person';
import type { DailyReport, reportEndpoints } from '../../contract/index.ts';
import { recountDoors } from '../door-checks/recount.ts';
import { refuseUnreportedDoors } from '../door-checks/refuse-unreported-doors.ts';
import { setPlaces } from '../door-checks/set-places-repository.ts';
import { presentReport } from '../report/present-report.ts';
import { type StoredReport, updateReportRow } from '../report/report-repository.ts';
import { hasCommentOrPhoto } from './comment-or-photo-repository.ts';
import { reportSteps, requireReportFor } from './report-steps.ts';

type Call = {
  tenant: Tenant;
  person: Person;
  now: Date;
  locale: Locale;
  wiring: { events: Events };
  body: { device_at?: string | undefined; clock_offset_ms: number };
};

/** Requests for the site what a night ran out of, once. When this person may not add tasks, the lines stay without a request, and
 * somebody who may makes it later. */
const requestNeededSupplies = async (call: Call, report: StoredReport): Promise<void> => {
  const { tenant, person, now, body } = call;
  const open = report.supplies_needed.filter(({ requested }) => !requested);
  if (open.length === 0 || !person.flags.has('tasks.canAddTask')) return;
  await requestSupplies(call, {
    jobId: report.job_id,
    buildingId: report.building_id,
    lines: open.map(({ name, quantity }) => ({ name, quantity })),
    note: '',
    enteredAt: enteredAt(body.device_at, body.clock_offset_ms, now.toISOString()),
    deviceAt: body.device_at ?? null,
  });
  await updateReportRow(tenant, report.id, {
    supplies_needed: JSON.stringify(report.supplies_needed.map((one) => ({ ...one, requested: true }))),
  });
};

/** Nothing is left open: every door is checked or explained, and the night has a comment or a photo. */
export const finalizeReport = async (
  call: SignedInCall<(typeof reportEndpoints)['finalizeDailyReport']>,
): Promise<DailyReport> => {
  const { tenant, person, body, now } = call;
  const report = await requireReportFor(call, 'finalize', body.id);
  const effect = async () => {
    await setPlaces(tenant, report);
    await refuseUnreportedDoors(tenant, report.id, report.general_comments);
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
