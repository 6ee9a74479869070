export const planStatuses = ['draft', 'active', 'archived'] as const;

export type PlanStatus = (typeof planStatuses)[number];

export const planTransitionNames = ['activate', 'archive'] as const;

export type PlanTransition = (typeof planTransitionNames)[number];

/** The only table of status changes. An active plan is changed through a copy; nothing leads back to draft. */
export const planTransitions: Record<PlanTransition, { from: readonly PlanStatus[]; to: PlanStatus }> = {
  activate: { from: ['draft'], to: 'active' },
  archive: { from: ['draft', 'active'], to: 'archived' },
};
