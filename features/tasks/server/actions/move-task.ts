import { forbidden, invalid, notFound, refused, stale } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { SignedInCall } from '#platform/server/http/call';
import { type TaskStatus, targetOf, type taskEndpoints, transitions } from '../../contract/index.ts';
import { leadsFrom, mayTransition } from '../../contract/transitions.ts';
import { checkDeviceTime, tolerance } from '../device-time.ts';
import { followMove } from '../series/continue-series.ts';
import { dateAt } from '../task-dates.ts';
import { actorOf, stateOf } from '../task-policy.ts';
import { presentTask } from '../task-presenter.ts';
import {
  findEvidence,
  findTask,
  isAssigned,
  statusBeforeClose,
  type TaskRecord,
  updateTask,
} from '../task-repository.ts';
import { zoneOf } from '../zone-repository.ts';

type Call = SignedInCall<(typeof taskEndpoints)['moveTask']>;

const days = 24 * 3_600_000;

/** When the work was done: now unless said, never in the future (5 minutes of clock drift are fine), never more than 30
 * days before the task was made. */
const servicedAt = ({ body, now }: Call, task: TaskRecord): string => {
  const moment = new Date(body.serviced_at ?? body.device_at ?? now);
  if (moment.getTime() > now.getTime() + tolerance) throw invalid({ serviced_at: ['serviced_in_future'] });
  if (moment.getTime() < Date.parse(task.created_at) - 30 * days) {
    throw invalid({ serviced_at: ['serviced_too_early'] });
  }
  return moment.toISOString();
};

const requireEvidence = async (tenant: Tenant, task: TaskRecord): Promise<void> => {
  if (!task.require_photo && !task.require_signature) return;
  const has = await findEvidence(tenant, task.id);
  const errors = {
    ...(task.require_photo && !has.photo ? { photo: ['photo_required'] } : {}),
    ...(task.require_signature && !has.signature ? { signature: ['signature_required'] } : {}),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
};

/** The columns a transition sets besides the status. */
const effectOf = (call: Call, task: TaskRecord) => {
  const { body, now, person } = call;
  switch (body.transition) {
    case 'begin':
      return { started_at: task.started_at ?? body.device_at ?? now.toISOString() };
    case 'close':
      return {
        serviced_at: servicedAt(call, task),
        completed_at: now.toISOString(),
        closed_by: person.userId,
        close_note: body.note ?? null,
      };
    case 'reopen':
      return {
        completed_at: null,
        serviced_at: null,
        closed_by: null,
        close_note: null,
        reopened_count: task.reopened_count + 1,
      };
    case 'undo':
      return { completed_at: null, serviced_at: null, closed_by: null, close_note: null };
    case 'cancel':
      return { completed_at: null };
  }
};

const target = async (call: Call, task: TaskRecord): Promise<TaskStatus> => {
  const { body, tenant, now } = call;
  const today = dateAt(now, await zoneOf(tenant, task.building_id));
  const before = body.transition === 'undo' ? await statusBeforeClose(tenant, task.id) : undefined;
  return targetOf(body.transition, stateOf(task), today, before as TaskStatus | undefined);
};

/** Carries out one transition: 403 without the right, 409 from a status it does not lead from, 422 without its guards. */
export const moveTask = async (call: Call) => {
  const { body, tenant, person, now } = call;
  const task = await findTask(tenant, body.id, { lock: true });
  if (!task) throw notFound();
  const actor = actorOf(person, await isAssigned(tenant, task.id));
  if (!leadsFrom(body.transition, task.status as TaskStatus)) {
    throw refused('transition_not_allowed', { name: body.transition, status: task.status });
  }
  if (!mayTransition(body.transition, stateOf(task), actor, now)) throw forbidden();
  if (body.updated_at && body.updated_at !== task.updated_at) {
    throw stale(await presentTask(tenant, person, task.id, now));
  }
  if (transitions[body.transition].reason && (body.note ?? '').length < 3)
    throw invalid({ note: ['reason_required'] });
  checkDeviceTime(body.device_at, now);
  if (body.transition === 'close') await requireEvidence(tenant, task);

  const to = await target(call, task);
  await updateTask(tenant, task.id, { ...effectOf(call, task), status: to }, { statuses: [task.status] });
  await writeAudit(tenant, person, {
    action: 'task.moved',
    entity: 'task',
    entityId: task.id,
    from: task.status,
    to,
    note: body.note ?? null,
    buildingId: task.building_id,
    changes: task.serviced_at && to !== 'closed' ? { serviced_at: [task.serviced_at, null] } : {},
    deviceAt: body.device_at ?? null,
  });
  await followMove(tenant, task, to, now);
  return presentTask(tenant, person, task.id, now);
};
