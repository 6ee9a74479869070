import { invalid, notFound, refused, stale } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import { isEnterable } from '#platform/server/clock/dates';
import type { SignedInCall } from '#platform/server/http/call';
import { type dueEndpoints, type InspectionDue, seesOnlyFinal } from '../../contract/index.ts';
import { type DueRow, dropDueDate, loadDue, saveDueDate } from './due-repository.ts';
import { presentDue } from './present-due.ts';

type Call = SignedInCall<(typeof dueEndpoints)['changeInspectionDue']>;

const requireDue = async ({ tenant, person, params, now }: Call, lock: boolean): Promise<DueRow> => {
  const due = await loadDue(tenant, params.id, { now, onlyFinal: seesOnlyFinal(person.flags), lock });
  if (!due) throw notFound();
  return due;
};

/** Another day for the next inspection of a job. The inspection after that one follows the frequency again. */
export const changeInspectionDue = async (call: Call): Promise<InspectionDue> => {
  const { tenant, person, params, body, now, wiring } = call;
  const { due_on, reason } = body;
  const before = await requireDue(call, true);
  if (before.status !== 'active') throw refused('job_not_active');
  if (before.due_on !== body.seen_due_on) throw stale(presentDue(before, person));
  if (due_on !== null && (due_on < before.today || !isEnterable(due_on, before.today)))
    throw invalid({ due_on: ['only_future_dates'] });
  if (due_on === null) await dropDueDate(tenant, params.id);
  else
    await saveDueDate(tenant, params.id, { due_on, reason, set_at: now.toISOString(), set_on: before.today });
  const about = { entity: 'inspection-due', entityId: params.id, jobId: params.id };
  const [from, to] = [before.due_on, due_on ?? before.regular_due_on];
  const action = 'inspection-due.changed';
  await writeAudit(tenant, person, { ...about, action, note: reason, changes: { due_on: [from, to] } });
  await wiring.events.publish(tenant, {
    ...about,
    name: action,
    actorUserId: person.userId,
    data: { from, to },
  });
  return presentDue(await requireDue(call, false), person);
};
