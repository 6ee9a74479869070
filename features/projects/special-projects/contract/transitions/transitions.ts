import { defineTransitions, type NameOf } from '#platform/contract/transitions';
import { type ProjectStatus, projectStatuses } from '../project/project-enums.ts';

type Facts = {
  status: ProjectStatus;
  /** What it was before it was put on hold. */
  held_from: ProjectStatus | null;
  /** When the work is planned; of a project that recurs the next date of its rules. */
  scheduled_date: string | null;
  /** The day at the site. */
  today: string;
  recurs: boolean;
};

export const projectTransitions = defineTransitions({
  entity: 'special-project',
  statuses: projectStatuses,
  status: ({ status }: Facts) => status,
  right: 'specialProjects.canTransition',
  edges: {
    propose: { from: ['draft'], to: 'proposed' },
    approve: { from: ['draft', 'proposed'], to: 'pending', reason: true },
    decline: { from: ['proposed'], to: 'draft', reason: true },
    activate: { from: ['draft', 'pending', 'inactive'], to: 'open' },
    /** Also by the first task that begins. */
    begin: { from: ['open'], to: 'active' },
    hold: { from: ['pending', 'open', 'active'], to: 'on_hold', reason: true },
    resume: {
      from: ['on_hold'],
      to: ['pending', 'open', 'active'],
      target: ({ held_from }) => held_from ?? 'pending',
    },
    deactivate: {
      from: ['open', 'active'],
      to: 'inactive',
      guard: ({ recurs }) => (recurs ? null : 'project_no_schedule'),
    },
    close: { from: ['open', 'active'], to: 'closed' },
    reopen: {
      from: ['closed', 'cancelled'],
      to: ['open', 'pending'],
      target: ({ scheduled_date, today }) =>
        scheduled_date !== null && scheduled_date >= today ? 'open' : 'pending',
    },
    cancel: {
      from: ['draft', 'proposed', 'pending', 'open', 'active', 'inactive', 'on_hold', 'closed'],
      to: 'cancelled',
      reason: true,
    },
  },
  /** As everything that is due for it is on invoices, or no longer. */
  automatic: {
    invoice: { from: ['closed'], to: 'invoiced' },
    uninvoice: { from: ['invoiced'], to: 'closed' },
  },
});

export type NamedTransition = NameOf<typeof projectTransitions>;

export type ProjectTransition = (typeof projectTransitions.allNames)[number];

/** Statuses in which a project can be deleted. */
export const deletableStatuses: readonly ProjectStatus[] = ['draft', 'proposed', 'cancelled'];

/** Statuses in which only notes and the purchase order change. */
export const endedStatuses: readonly ProjectStatus[] = ['closed', 'invoiced', 'cancelled'];

/** Statuses in which its people are needed: the last of them stays. */
export const runningStatuses: readonly ProjectStatus[] = ['open', 'active'];
