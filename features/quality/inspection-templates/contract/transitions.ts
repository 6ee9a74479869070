import type { TemplateStatus } from './status.ts';

export const templateTransitionNames = ['publish', 'archive', 'unarchive', 'withdraw'] as const;

export type TemplateTransition = (typeof templateTransitionNames)[number];

type Edge = {
  from: readonly TemplateStatus[];
  to: TemplateStatus;
  /** Only before any inspection has begun with the template. */
  unused?: true;
};

/** The only table of status changes. Publishing a published template makes its next version. */
export const templateTransitions: Record<TemplateTransition, Edge> = {
  publish: { from: ['draft', 'published'], to: 'published' },
  archive: { from: ['published'], to: 'archived' },
  unarchive: { from: ['archived'], to: 'published' },
  withdraw: { from: ['published'], to: 'draft', unused: true },
};

type State = { status: TemplateStatus; used: number };

export const leadsFrom = (transition: TemplateTransition, { status, used }: State): boolean => {
  const { from, unused } = templateTransitions[transition];
  return from.includes(status) && !(unused && used > 0);
};
