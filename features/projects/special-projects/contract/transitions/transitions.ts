import type { ProjectStatus } from '../project/project-enums.ts';

type Edge = {
  from: readonly ProjectStatus[];
  /** `held`: what it was before it was put on hold. `planned`: open, or pending once its date has passed. */
  to: ProjectStatus | 'held' | 'planned';
  /** Whether somebody has to say why. */
  asksNote: boolean;
};

/** The only table of status changes. Each is made with `specialProjects.canTransition`, or by what happens to records of
 * the project: the first task that begins, the client's answer to a proposal, an invoice. */
export const projectTransitions = {
  propose: { from: ['draft'], to: 'proposed', asksNote: false },
  approve: { from: ['draft', 'proposed'], to: 'pending', asksNote: true },
  decline: { from: ['proposed'], to: 'draft', asksNote: true },
  activate: { from: ['draft', 'pending', 'inactive'], to: 'open', asksNote: false },
  begin: { from: ['open'], to: 'active', asksNote: false },
  hold: { from: ['pending', 'open', 'active'], to: 'on_hold', asksNote: true },
  resume: { from: ['on_hold'], to: 'held', asksNote: false },
  deactivate: { from: ['open', 'active'], to: 'inactive', asksNote: false },
  close: { from: ['open', 'active'], to: 'closed', asksNote: false },
  reopen: { from: ['closed', 'cancelled'], to: 'planned', asksNote: false },
  /** Everything that is due for it is on invoices. */
  invoice: { from: ['closed'], to: 'invoiced', asksNote: false },
  uninvoice: { from: ['invoiced'], to: 'closed', asksNote: false },
  cancel: {
    from: ['draft', 'proposed', 'pending', 'open', 'active', 'inactive', 'on_hold', 'closed'],
    to: 'cancelled',
    asksNote: true,
  },
} as const satisfies Record<string, Edge>;

export type ProjectTransition = keyof typeof projectTransitions;

/** Those that people make by name. */
export const projectTransitionNames = [
  'propose',
  'approve',
  'decline',
  'activate',
  'begin',
  'hold',
  'resume',
  'deactivate',
  'close',
  'reopen',
  'cancel',
] as const satisfies readonly ProjectTransition[];

export type NamedTransition = (typeof projectTransitionNames)[number];

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
export const deletableStatuses: readonly ProjectStatus[] = ['draft', 'proposed', 'cancelled'];

/** Statuses in which only notes and the purchase order change. */
export const endedStatuses: readonly ProjectStatus[] = ['closed', 'invoiced', 'cancelled'];

/** Statuses in which its people are needed: the last of them stays. */
export const runningStatuses: readonly ProjectStatus[] = ['open', 'active'];
