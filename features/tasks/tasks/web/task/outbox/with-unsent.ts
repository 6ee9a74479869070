import { todayIn } from '#platform/web/i18n/index';
import { isBlocked, type Write } from '#platform/web/outbox/index';
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

const goesOut = (write: Write, writes: readonly Write[]): boolean =>
  write.state !== 'parked' && !isBlocked(write, writes);

/** The task as it will be when the waiting writes of this device have been sent. Refused steps, and steps that wait for
 * a refused one, are ignored. */
export const withUnsent = (task: Task, writes: readonly Write[]): Task => {
  const transitions = writes.filter((write) => write.kind === 'moveTask' && goesOut(write, writes));
  const steps: Task[] = [task];
  for (const { about, enteredAt } of transitions) {
    const now = steps.at(-1) ?? task;
    const transition = about.transition as TransitionName;
    // Undoing a step that has not been sent yet restores the status before it.
    if (transition === 'undo' && steps.length > 1) steps.pop();
    else steps.push(afterTransition(now, transition, todayIn(task.building.time_zone), enteredAt));
  }
  return steps.at(-1) ?? task;
};
