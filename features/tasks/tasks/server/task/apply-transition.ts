import { clockDrift } from '#platform/contract/device-clock';
import type { BodyOf } from '#platform/contract/endpoint';
import { forbidden, invalid, refused, requireValid, stale } from '#platform/contract/errors';
import { dateAt } from '#platform/server/clock/dates';
import { checkDeviceTime } from '#platform/server/clock/device-clock';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { Person } from '#platform/server/http/person';
import { type TaskStatus, targetOf, type taskEndpoints, transitions } from '../../contract/index.ts';
import { leadsFrom, mayTransition } from '../../contract/task/transitions.ts';
import { continueAfter } from '../series/continue-series.ts';
import { recordTaskChange } from './record-task-change.ts';
import { actorOf, stateOf } from './task-policy.ts';
import { presentTask } from './task-presenter.ts';
import {
  findEvidence,
  isAssigned,
  statusBeforeClose,
  type TaskRecord,
  updateTask,
} from './task-repository.ts';
import { zoneOf } from './zone-repository.ts';

type Context = { tenant: Tenant; person: Person; now: Date; wiring: { events: Events } };

export type TransitionInput = Pick<
  BodyOf<(typeof taskEndpoints)['transitionTask']>,
  'transition' | 'serviced_at' | 'note' | 'device_at' | 'updated_at'
>;

const days = 24 * 3_600_000;

/** When the work was done: now unless said, never in the future (5 minutes of clock drift are fine), never more than 30
 * days before the task was made. */
const servicedAt = (input: TransitionInput, task: TaskRecord, now: Date): string => {
  const moment = new Date(input.serviced_at ?? input.device_at ?? now);
  if (moment.getTime() > now.getTime() + clockDrift) throw invalid({ serviced_at: ['serviced_in_future'] });
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
  requireValid(errors);
};

/** The columns a transition sets besides the status. */
const effectOf = ({ now, person }: Context, task: TaskRecord, input: TransitionInput) => {
  switch (input.transition) {
    case 'begin':
      return { started_at: task.started_at ?? input.device_at ?? now.toISOString() };
    case 'close':
      return {
        serviced_at: servicedAt(input, task, now),
        completed_at: now.toISOString(),
        closed_by: person.userId,
        close_note: input.note ?? null,
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
      return { completed_at: null, cancelled_at: now.toISOString() };
  }
};

const target = async (
  { tenant, now }: Context,
  task: TaskRecord,
  { transition }: TransitionInput,
): Promise<TaskStatus> => {
  const today = dateAt(now, await zoneOf(tenant, task.building_id));
  const before = transition === 'undo' ? await statusBeforeClose(tenant, task.id) : undefined;
  return targetOf(transition, stateOf(task), today, before as TaskStatus | undefined);
};

/** One transition of a task that the caller holds locked: 403 without the right, 409 from a status it does not lead from, 422
 * without its guards. Refuses before it writes, so that a call about many tasks can go on after one was refused. With `together`
 * the caller tells people of all tasks at once. */
export const applyTransition = async (
  context: Context,
  task: TaskRecord,
  input: TransitionInput,
  { together = false } = {},
): Promise<void> => {
  const { tenant, person, now } = context;
  const actor = actorOf(person, await isAssigned(tenant, task.id));
  if (!leadsFrom(input.transition, task.status as TaskStatus)) {
    throw refused('transition_not_allowed', {
      name: { code: `transition_${input.transition}` },
      status: { code: `status_${task.status}` },
    });
  }
  if (!mayTransition(input.transition, stateOf(task), actor, now)) {
    if (input.transition === 'undo' && task.closed_by === person.userId) throw refused('undo_too_late');
    throw forbidden();
  }
  if (input.updated_at && input.updated_at !== task.updated_at) {
    throw stale(await presentTask(tenant, person, task.id, now));
  }
  if (transitions[input.transition].reason && (input.note ?? '').length < 3)
    throw invalid({ note: ['reason_required'] });
  checkDeviceTime(input, 'device_at', now);
  if (input.transition === 'close') await requireEvidence(tenant, task);

  const to = await target(context, task, input);
  await updateTask(
    tenant,
    task.id,
    { ...effectOf(context, task, input), status: to },
    { statuses: [task.status] },
  );
  await recordTaskChange(context, {
    action: 'task.moved',
    task,
    from: task.status,
    to,
    note: input.note ?? null,
    changes: task.serviced_at && to !== 'closed' ? { serviced_at: [task.serviced_at, null] } : {},
    deviceAt: input.device_at ?? null,
    data: { transition: input.transition, ...(together ? { together } : {}) },
  });
  await continueAfter(context, task, to, now);
};
