import { todayIn } from '#platform/web/i18n/index';
import type { Write } from '#platform/web/outbox/index';
import type { Task, TransitionName } from '../../contract/index.ts';
import { moved } from '../detail/moved.ts';

/** A task as it will be once what waits on this device has arrived. Refused steps leave it as the server has it. */
export const withUnsent = (task: Task, writes: readonly Write[]): Task => {
  const moves = writes.filter((write) => write.kind === 'moveTask' && write.state !== 'parked');
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
