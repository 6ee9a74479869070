export const planStatuses = ['draft', 'active', 'archived'] as const;

export type PlanStatus = (typeof planStatuses)[number];

export const planTransitionNames = ['activate', 'archive'] as const;

export type PlanTransition = (typeof planTransitionNames)[number];

/** The only table of status changes. What was active is changed by a copy; nothing leads back to draft. */
export const planTransitions: Record<PlanTransition, { from: readonly PlanStatus[]; to: PlanStatus }> = {
  activate: { from: ['draft'], to: 'active' },
  archive: { from: ['draft', 'active'], to: 'archived' },
};
