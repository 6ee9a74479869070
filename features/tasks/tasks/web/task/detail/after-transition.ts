import {
  leadsFrom,
  pastDueStatuses,
  type Task,
  type TransitionName,
  targetOf,
} from '../../../contract/index.ts';

/** The task as it will be after a transition, shown until the server answers. */
export const afterTransition = (task: Task, transition: TransitionName, today: string, now: string): Task => {
  const status = targetOf(transition, task, today, statusBeforeClose(task));
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
      transition === 'begin' ? task.allowed_transitions.filter((name) => leadsFrom(name, status)) : [],
  };
};

const statusBeforeClose = (task: Task): Task['status'] | undefined =>
  task.timeline.findLast(({ to }) => to === 'closed' || to === 'completed')?.from as
    | Task['status']
    | undefined;
