import { pastDueStatuses, type Task, type TransitionName, targetOf } from '../../contract/index.ts';

/** How a task will look after a transition, shown until the server has answered. */
export const moved = (task: Task, transition: TransitionName, today: string, now: string): Task => {
  const status = targetOf(transition, task, today, statusBeforeClose(task));
  const done = transition === 'close';
  return {
    ...task,
    status,
    past_due:
      task.due_at !== null && task.due_at < now && (pastDueStatuses as readonly string[]).includes(status),
    started_at: transition === 'begin' ? (task.started_at ?? now) : task.started_at,
    completed_at: done ? now : transition === 'begin' ? task.completed_at : null,
    allowed_transitions: [],
  };
};

const statusBeforeClose = (task: Task): Task['status'] | undefined =>
  task.timeline.findLast(({ to }) => to === 'closed' || to === 'completed')?.from as
    | Task['status']
    | undefined;
