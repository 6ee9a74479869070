export const budgetStatuses = ['draft', 'approved', 'archived'] as const;

export type BudgetStatus = (typeof budgetStatuses)[number];

export const budgetTransitionNames = ['approve', 'archive'] as const;

export type BudgetTransition = (typeof budgetTransitionNames)[number];

/** The only table of status changes. An approved budget can be archived before it begins or when it is over; nothing leads
 * back to draft. */
export const budgetTransitions: Record<
  BudgetTransition,
  { from: readonly BudgetStatus[]; to: BudgetStatus }
> = {
  approve: { from: ['draft'], to: 'approved' },
  archive: { from: ['draft', 'approved'], to: 'archived' },
};

type Period = { status: BudgetStatus; effective_from: string; effective_to: string | null };

export const isInForce = (
  { status, effective_from: from, effective_to: to }: Period,
  date: string,
): boolean => status === 'approved' && from <= date && (to === null || to >= date);

export const canTransition = (budget: Period, name: BudgetTransition, date: string): boolean =>
  budgetTransitions[name].from.includes(budget.status) && (name === 'approve' || !isInForce(budget, date));
