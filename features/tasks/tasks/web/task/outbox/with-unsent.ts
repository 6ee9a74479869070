import { todayIn } from '#platform/web/i18n/index';
import { applyWrites, type Write } from '#platform/web/outbox/index';
import {
  doneStatuses,
  pastDueStatuses,
  type Task,
  type TransitionName,
  taskTransitions,
} from '../../../contract/index.ts';

/** The task as it will be after a transition, shown until the server answers. */
const afterTransition = (task: Task, transition: TransitionName, today: string, now: string): Task => {
  const facts = { ...task, closed_by: null, assigned: false, now: new Date(now), today };
  const status = taskTransitions.targetOf(transition, { ...facts, before: statusBeforeClose(task) });
  const done = transition === 'close';
  return {
    ...task,
    status,
    past_due:
      task.due_at !== null && task.due_at < now && (pastDueStatuses as readonly string[]).includes(status),
    started_at: transition === 'begin' ? (task.started_at ?? now) : task.started_at,
    completed_at: done ? now : transition === 'begin' ? task.completed_at : null,
    // People who may close a task before it is begun may also close it afterwards. The server adds what else becomes
    // possible.
    allowed_transitions:
      transition === 'begin'
        ? task.allowed_transitions.filter((name) => taskTransitions.leadsFrom(name, status))
        : [],
  };
};

const statusBeforeClose = (task: Task): Task['status'] | undefined =>
  task.timeline.findLast(({ to }) => (doneStatuses as readonly (string | null)[]).includes(to))?.from as
    | Task['status']
    | undefined;

/** What the task was and is, step by step. Undoing a step that has not been sent yet restores the status before it. */
type Steps = readonly [Task, ...Task[]];

const latest = (steps: Steps): Task => steps.at(-1) ?? steps[0];

const withStep = (steps: Steps, { about, enteredAt }: Write): Steps => {
  const [task, ...later] = steps;
  const transition = about.transition as TransitionName;
  if (transition === 'undo' && later.length > 0) return [task, ...later.slice(0, -1)];
  return [...steps, afterTransition(latest(steps), transition, todayIn(task.building.time_zone), enteredAt)];
};

/** The task with the steps that this device has not sent yet. */
export const withUnsent = (task: Task, writes: readonly Write[]): Task =>
  latest(applyWrites<Steps>([task], writes, { moveTask: withStep }));
