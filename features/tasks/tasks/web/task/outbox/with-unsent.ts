import { todayIn } from '#platform/web/i18n/index';
import { isHeld, type Write } from '#platform/web/outbox/index';
import type { Task, TransitionName } from '../../../contract/index.ts';
import { afterTransition } from '../detail/after-transition.ts';

const goesOut = (write: Write, writes: readonly Write[]): boolean =>
  write.state !== 'parked' && !isHeld(write, writes);

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
