import type { Flag } from '#platform/contract/flags';
import type { TaskStatus, TransitionName } from './task-enums.ts';

/** The only table of status changes; server, screens and the model test all use it. Hold and release belong to special
 * projects. */
export const transitions = {
  begin: { from: ['open', 'scheduled'], reason: false },
  close: { from: ['open', 'scheduled', 'in_progress'], reason: false },
  cancel: { from: ['open', 'scheduled', 'in_progress', 'on_hold'], reason: true },
  reopen: { from: ['closed', 'completed', 'cancelled'], reason: true },
  undo: { from: ['closed', 'completed'], reason: false },
} as const satisfies Record<TransitionName, { from: readonly TaskStatus[]; reason: boolean }>;

/** Milliseconds in which the person who closed a task may undo it. The mail about the close leaves after this time. */
export const undoMilliseconds = 10_000;

export type TaskState = {
  status: TaskStatus;
  source: string;
  scheduled_on: string | null;
  completed_at: string | null;
  closed_by: number | null;
};

export type Actor = {
  userId: number;
  flags: ReadonlySet<Flag>;
  assigned: boolean;
  license: 'full' | 'viewer';
};

/** The status after a transition. `today` is the date at the building. `before` is the status before the close, which
 * undo restores. */
export const targetOf = (
  name: TransitionName,
  task: Pick<TaskState, 'source' | 'scheduled_on'>,
  today: string,
  before: TaskStatus = 'open',
): TaskStatus => {
  switch (name) {
    case 'begin':
      return 'in_progress';
    case 'close':
      return task.source === 'special_project' ? 'completed' : 'closed';
    case 'cancel':
      return 'cancelled';
    case 'reopen':
      return task.scheduled_on !== null && task.scheduled_on > today ? 'scheduled' : 'open';
    case 'undo':
      return before;
  }
};

const undoable = (task: TaskState, actor: Actor, now: Date): boolean =>
  task.closed_by === actor.userId &&
  task.completed_at !== null &&
  now.getTime() - Date.parse(task.completed_at) <= undoMilliseconds;

/** Who may begin, close, cancel, reopen or undo a task, ignoring its status. Holders of the flag may make every transition;
 * assignees may begin and close; only the person who closed may undo. */
export const mayTransition = (name: TransitionName, task: TaskState, actor: Actor, now: Date): boolean => {
  if (actor.license === 'viewer') return false;
  if (name === 'undo') return undoable(task, actor, now);
  if (actor.flags.has('tasks.canEditTransaction')) return true;
  return actor.assigned && (name === 'begin' || name === 'close');
};

export const leadsFrom = (name: TransitionName, status: TaskStatus): boolean =>
  (transitions[name].from as readonly TaskStatus[]).includes(status);

/** What this person may do with this task now, in the order shown on screens. */
export const allowedTransitions = (task: TaskState, actor: Actor, now: Date): TransitionName[] =>
  (Object.keys(transitions) as TransitionName[]).filter(
    (name) => leadsFrom(name, task.status) && mayTransition(name, task, actor, now),
  );
