import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { Person } from '#platform/server/http/person';
import { countDoors, isSettled, reportTransitions, unreportedDoors } from '../../contract/index.ts';
import { type StoredReport, updateReportRow } from '../report/report-repository.ts';
import { hasCommentOrPhoto } from '../transitions/comment-or-photo-repository.ts';
import { reportSteps } from '../transitions/report-steps.ts';
import { loadDoorChecks, type StoredDoorCheck } from './door-check-repository.ts';

type Call = { tenant: Tenant; person: Person; now: Date; wiring: { events: Events } };

/** Counts the doors of a report that the caller holds locked. */
export const recountDoors = async (tenant: Tenant, reportId: number): Promise<StoredDoorCheck[]> => {
  const checks = await loadDoorChecks(tenant, reportId);
  const { required, checked, unlocked } = countDoors(checks);
  await updateReportRow(tenant, reportId, {
    doors_required: required,
    doors_checked: checked,
    doors_unlocked: unlocked,
    doors_no_access: checks.filter(({ kind, result }) => kind === 'tenant' && result === 'no_access').length,
  });
  return checks;
};

/** Whether every door is checked or explained, and the report has a comment or a photo or a check. */
const isHandedIn = async (
  tenant: Tenant,
  reportId: number,
  checks: readonly StoredDoorCheck[],
  comments: string,
) =>
  unreportedDoors(checks, comments).length === 0 &&
  (checks.some(isSettled) || (await hasCommentOrPhoto(tenant, reportId)));

/** Counts the doors again after an entry was made or taken back. A new report becomes pending once every door is checked or
 * explained; without any entry left it becomes new again. `comments` are the present comments on the whole night. */
export const recount = async (
  call: Call,
  report: StoredReport,
  comments: string,
): Promise<StoredDoorCheck[]> => {
  const { tenant, now } = call;
  const checks = await recountDoors(tenant, report.id);
  const name = (await isHandedIn(tenant, report.id, checks, comments)) ? 'submit' : 'empty';
  if (!reportTransitions.leadsFrom(name, report.status)) return checks;
  const set = { submitted_at: name === 'submit' ? now.toISOString() : null };
  const effect = async () => ({ set });
  await reportSteps.apply(call, { ...report, now }, { name, followsOther: true, effect });
  return checks;
};
