import { clockDrift } from '#platform/contract/device-clock';
import type { BodyOf } from '#platform/contract/endpoint';
import { invalid, notFound, requireValid, stale } from '#platform/contract/errors';
import { dateAt } from '#platform/server/clock/dates';
import { checkDeviceTime } from '#platform/server/clock/device-clock';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { SignedInCall } from '#platform/server/http/call';
import type { Person } from '#platform/server/http/person';
import { transitionEngine } from '#platform/server/transitions/transition-engine';
import {
  type TaskStatus,
  type TransitionName,
  type taskEndpoints,
  taskTransitions,
} from '../../contract/index.ts';
import type { TaskFacts } from '../../contract/task/transitions.ts';
import { continueAfter } from '../series/continue-series.ts';
import { recordTaskChange } from './record-task-change.ts';
import { presentTask } from './task-presenter.ts';
import {
  isAssigned,
  loadEvidence,
  loadTask,
  statusBeforeClose,
  type TaskRecord,
  updateTask,
} from './task-repository.ts';
import { zoneOf } from './zone-repository.ts';

type Context = { tenant: Tenant; person: Person | null; now: Date; wiring: { events: Events } };

type TaskChanges = Parameters<typeof updateTask>[2];

type Row = TaskRecord & TaskFacts;

/** Every change of the status of a task, with its trace. */
export const taskSteps = transitionEngine(taskTransitions, {
  save: async ({ tenant }: Context, { id, status }: Row, set: TaskChanges) => {
    await updateTask(tenant, id, set, { statuses: [status] });
  },
  record: (call, task, change) => recordTaskChange(call, { task, ...change }),
});

/** The task for transitions that ask neither who is assigned nor which day it is at the building. */
export const factsOf = (task: TaskRecord, now: Date): Row => ({
  ...task,
  status: task.status as TaskStatus,
  assigned: false,
  now,
  today: dateAt(now, 'UTC'),
});

/** The task with all that decides about its status. */
export const withFacts = async (
  { tenant, person, now }: Omit<Context, 'wiring'>,
  task: TaskRecord,
  name?: string,
): Promise<Row> => ({
  ...factsOf(task, now),
  assigned: person !== null && (await isAssigned(tenant, task.id)),
  today: dateAt(now, await zoneOf(tenant, task.building_id)),
  before: name === 'undo' ? ((await statusBeforeClose(tenant, task.id)) as TaskStatus) : undefined,
});

export type TransitionInput = Pick<
  BodyOf<(typeof taskEndpoints)['transitionTask']>,
  'transition' | 'serviced_at' | 'note' | 'device_at' | 'updated_at'
>;

const days = 24 * 3_600_000;

/** When the work was done: now unless it says so, never in the future (5 minutes of clock drift are fine), never more than 30
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
  const has = await loadEvidence(tenant, task.id);
  const errors = {
    ...(task.require_photo && !has.photo ? { photo: ['photo_required'] } : {}),
    ...(task.require_signature && !has.signature ? { signature: ['signature_required'] } : {}),
  };
  requireValid(errors);
};

const notDone = { completed_at: null, serviced_at: null, closed_by: null, close_note: null };

type Effect = (call: Context & { person: Person }, task: TaskRecord, input: TransitionInput) => TaskChanges;

/** The columns that some transitions set beside the status. */
const effects: Partial<Record<TransitionName, Effect>> = {
  begin: ({ now }, task, input) => ({ started_at: task.started_at ?? input.device_at ?? now.toISOString() }),
  close: ({ person, now }, task, input) => ({
    serviced_at: servicedAt(input, task, now),
    completed_at: now.toISOString(),
    closed_by: person.userId,
    close_note: input.note ?? null,
  }),
  cancel: ({ now }) => ({ completed_at: null, cancelled_at: now.toISOString() }),
  reopen: (_, task) => ({ ...notDone, reopened_count: task.reopened_count + 1 }),
  undo: () => notDone,
};

/** One transition of a task that the caller holds locked: 409 from a status it does not lead from, 403 without the right, 422
 * without its guards. Refuses before it writes, so that a call about many tasks can go on after one was refused. With `together`
 * the caller notifies people of all tasks at once. */
export const applyTransition = async (
  context: Context & { person: Person },
  task: TaskRecord,
  input: TransitionInput,
  { together = false } = {},
): Promise<void> => {
  const { tenant, person, now } = context;
  const { transition: name, note, device_at: deviceAt } = input;
  const row = await withFacts(context, task, name);
  taskSteps.requireAllowed(context, row, name);
  if (input.updated_at && input.updated_at !== task.updated_at) {
    throw stale(await presentTask(tenant, person, task.id, now));
  }
  const effect = async () => {
    checkDeviceTime(input, 'device_at', now);
    if (name === 'close') await requireEvidence(tenant, task);
    return {
      set: effects[name]?.(context, task, input),
      ...(task.serviced_at && name !== 'close' && { changes: withoutService(task.serviced_at) }),
      ...(together && { data: { together } }),
    };
  };
  const to = await taskSteps.apply(context, row, { name, note, deviceAt, effect });
  await continueAfter(context, task, to, now);
};

const withoutService = (servicedAt: string): Record<string, [unknown, unknown]> => ({
  serviced_at: [servicedAt, null],
});

export const transitionTask = async (call: SignedInCall<(typeof taskEndpoints)['transitionTask']>) => {
  const { body, tenant, person, now } = call;
  const task = await loadTask(tenant, body.id, { lock: true });
  if (!task) throw notFound();
  await applyTransition(call, task, body);
  return presentTask(tenant, person, task.id, now);
};
