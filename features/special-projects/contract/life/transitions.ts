import type { ProjectStatus } from '../project/project-enums.ts';

type Edge = {
  from: readonly ProjectStatus[];
  /** `held`: what it was before it was put on hold. `planned`: open, or pending once its date has passed. */
  to: ProjectStatus | 'held' | 'planned';
  /** Whether somebody has to say why. */
  asksNote: boolean;
};

/** The only table of status changes. Each is made with `specialProjects.canTransition`; a project also begins by itself
 * with the first of its tasks. */
export const projectTransitions = {
  approve: { from: ['draft'], to: 'pending', asksNote: true },
  activate: { from: ['draft', 'pending'], to: 'open', asksNote: false },
  begin: { from: ['open'], to: 'active', asksNote: false },
  hold: { from: ['pending', 'open', 'active'], to: 'on_hold', asksNote: true },
  resume: { from: ['on_hold'], to: 'held', asksNote: false },
  close: { from: ['open', 'active'], to: 'closed', asksNote: false },
  reopen: { from: ['closed', 'cancelled'], to: 'planned', asksNote: false },
  cancel: {
    from: ['draft', 'pending', 'open', 'active', 'on_hold', 'closed'],
    to: 'cancelled',
    asksNote: true,
  },
} as const satisfies Record<string, Edge>;

export type ProjectTransition = keyof typeof projectTransitions;

export const projectTransitionNames = Object.keys(projectTransitions) as [
  ProjectTransition,
  ...ProjectTransition[],
];

export const leadsFrom = (name: ProjectTransition, status: ProjectStatus): boolean =>
  (projectTransitions[name].from as readonly ProjectStatus[]).includes(status);

type Moving = {
  held_from: ProjectStatus | null;
  scheduled_date: string | null;
};

/** The status after a transition; `today` is the day at the site. */
export const targetOf = (name: ProjectTransition, project: Moving, today: string): ProjectStatus => {
  const { to } = projectTransitions[name];
  if (to === 'held') return project.held_from ?? 'pending';
  if (to !== 'planned') return to;
  return project.scheduled_date !== null && project.scheduled_date >= today ? 'open' : 'pending';
};

/** Statuses in which a project can be deleted. */
export const deletableStatuses: readonly ProjectStatus[] = ['draft', 'cancelled'];

/** Statuses in which only notes and the purchase order change. */
export const endedStatuses: readonly ProjectStatus[] = ['closed', 'cancelled'];

/** Statuses in which its people are needed: the last of them stays. */
export const runningStatuses: readonly ProjectStatus[] = ['open', 'active'];
