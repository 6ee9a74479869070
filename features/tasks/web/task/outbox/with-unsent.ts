import { todayIn } from '#platform/web/i18n/index';
import { isHeld, type Write } from '#platform/web/outbox/index';
import type { Task, TransitionName } from '../../../contract/index.ts';
import { moved } from '../detail/moved.ts';

const goesOut = (write: Write, writes: readonly Write[]): boolean =>
  write.state !== 'parked' && !isHeld(write, writes);

/** A task as it will be once what waits on this device has arrived. Refused steps, and those that wait for what was
 * refused, leave it as the server has it. */
export const withUnsent = (task: Task, writes: readonly Write[]): Task => {
  const moves = writes.filter((write) => write.kind === 'moveTask' && goesOut(write, writes));
  const steps: Task[] = [task];
  for (const { about, enteredAt } of moves) {
    const now = steps.at(-1) ?? task;
    const transition = about.transition as TransitionName;
    // Taking back a step that has not arrived either leads to what stood before it.
    if (transition === 'undo' && steps.length > 1) steps.pop();
    else steps.push(moved(now, transition, todayIn(task.building.time_zone), enteredAt));
  }
  return steps.at(-1) ?? task;
};
