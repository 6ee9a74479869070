import type { DemoTask } from './demo-tasks.ts';
import { hour, minute, type TaskTimes } from './demo-times.ts';

export type Step = {
  action: string;
  from: string | null;
  to: string | null;
  at: number;
  note: string | null;
  /** Who did it: whoever asked for the work or whoever does it. */
  by: 'creator' | 'assignee';
};

const cancelled = [
  'The tenant took care of it.',
  'Asked for twice, see the other task.',
  'The floor is closed for construction until spring.',
] as const;

const reopened = [
  'It dried in again, please repeat.',
  'Corner by the door was missed.',
  'The tenant is not satisfied yet.',
] as const;

/** What happened to a task, in the order it happened. */
export const stepsOf = (task: DemoTask, index: number, times: TaskTimes): Step[] => {
  const first = task.status === 'scheduled' ? 'scheduled' : 'open';
  const { created, started, ended } = times;
  const steps: Step[] = [
    { action: 'task.created', from: null, to: first, at: created, note: null, by: 'creator' },
  ];
  const move = (from: string, to: string, at: number, by: Step['by'], note: string | null = null) =>
    steps.push({ action: 'task.moved', from, to, at, note, by });
  if (started !== null) move('open', 'in_progress', started, 'assignee');
  if (ended !== null && task.status === 'cancelled')
    move('open', 'cancelled', ended, 'creator', cancelled[index % cancelled.length]);
  else if (ended !== null && started !== null) {
    const soon = (part: number) => started + Math.min(part * 2 * hour, (ended - started) * part);
    if (task.reopened) {
      move('in_progress', task.status, soon(0.3), 'assignee', 'Done.');
      move(task.status, 'open', soon(0.5), 'creator', reopened[index % reopened.length]);
      move('open', 'in_progress', ended - 15 * minute, 'assignee');
    } else if (index % 29 === 8) {
      // Closed by mistake, and undone within the seconds in which undo is offered.
      move('in_progress', task.status, ended - 12 * minute, 'assignee');
      move(task.status, 'in_progress', ended - 12 * minute + 6000, 'assignee');
    }
    move('in_progress', task.status, ended, 'assignee', task.work.done);
  }
  if (task.status === 'on_hold')
    move(
      'open',
      'on_hold',
      created + 2 * hour + 9 * minute,
      'creator',
      'Waiting for approval of the proposal.',
    );
  return steps;
};
