import { type Actor, defineTransitions, type NameOf } from '#platform/contract/transitions';

export const taskStatuses = [
  'open',
  'in_progress',
  'closed',
  'scheduled',
  'cancelled',
  'completed',
  'on_hold',
] as const;
export type TaskStatus = (typeof taskStatuses)[number];

/** Work that is still to be done. Partial indexes of `tasks` repeat this list; a test compares them. */
export const openStatuses = ['open', 'in_progress', 'scheduled', 'on_hold'] as const satisfies TaskStatus[];

/** Statuses in which a task past its due date counts as late. */
export const pastDueStatuses = ['open', 'in_progress', 'scheduled'] as const satisfies TaskStatus[];

/** Statuses in which the work was done. */
export const doneStatuses = ['closed', 'completed'] as const satisfies TaskStatus[];

/** Milliseconds in which the person who closed a task may undo it. The mail about the close leaves after this time. */
export const undoMilliseconds = 10_000;

/** What decides about the status of a task. */
export type TaskFacts = {
  status: TaskStatus;
  source: string;
  scheduled_on: string | null;
  started_at: string | null;
  completed_at: string | null;
  closed_by: number | null;
  /** Whether it is assigned to who asks. */
  assigned: boolean;
  now: Date;
  /** The date at the building. */
  today: string;
  /** The status before the close, which undo restores. */
  before?: TaskStatus | undefined;
};

/** Assignees may begin and close; holders of the flag may make every transition but undo, which is for whoever closed. */
const mayWork = ({ assigned }: TaskFacts, { flags }: Actor): boolean =>
  assigned || flags.has('tasks.canEditTransaction');

const planned = ({ scheduled_on, today }: TaskFacts): TaskStatus =>
  scheduled_on !== null && scheduled_on > today ? 'scheduled' : 'open';

const isTooLate = ({ completed_at, now }: TaskFacts): boolean =>
  completed_at === null || now.getTime() - Date.parse(completed_at) > undoMilliseconds;

export const taskTransitions = defineTransitions({
  entity: 'task',
  statuses: taskStatuses,
  status: ({ status }: TaskFacts) => status,
  right: 'tasks.canEditTransaction',
  edges: {
    begin: { from: ['open', 'scheduled'], to: 'in_progress', right: mayWork },
    close: {
      from: ['open', 'scheduled', 'in_progress'],
      to: ['closed', 'completed'],
      target: ({ source }) => (source === 'special_project' ? 'completed' : 'closed'),
      right: mayWork,
    },
    cancel: { from: ['open', 'scheduled', 'in_progress', 'on_hold'], to: 'cancelled', reason: true },
    reopen: {
      from: ['closed', 'completed', 'cancelled'],
      to: ['open', 'scheduled'],
      target: planned,
      reason: true,
    },
    undo: {
      from: ['closed', 'completed'],
      to: ['open', 'scheduled', 'in_progress'],
      target: ({ before }) => before ?? 'open',
      right: ({ closed_by }, { userId }) => closed_by === userId,
      guard: (task) => (isTooLate(task) ? 'undo_too_late' : null),
    },
  },
  automatic: {
    open: { from: ['scheduled'], to: 'open' },
    hold: { from: ['open', 'in_progress', 'scheduled'], to: 'on_hold' },
    release: {
      from: ['on_hold'],
      to: ['in_progress', 'scheduled', 'open'],
      target: (task) => (task.started_at ? 'in_progress' : planned(task)),
    },
  },
});

export type TransitionName = NameOf<typeof taskTransitions>;
