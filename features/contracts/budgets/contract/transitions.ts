import { planReaders, planWriters } from '#features/contracts/staffing-plans/contract';
import { defineTransitions, type NameOf } from '#platform/contract/transitions';

export const budgetStatuses = ['draft', 'approved', 'archived'] as const;

export type BudgetStatus = (typeof budgetStatuses)[number];

type Period = { status: BudgetStatus; effective_from: string; effective_to: string | null };

export const isInForce = (
  { status, effective_from: from, effective_to: to }: Period,
  date: string,
): boolean => status === 'approved' && from <= date && (to === null || to >= date);

/** An approved budget can be archived before it begins or when it is over; nothing leads back to draft. */
export const budgetTransitions = defineTransitions({
  entity: 'budget',
  statuses: budgetStatuses,
  status: ({ status }: Period & { today: string }) => status,
  right: [...planReaders, ...planWriters],
  edges: {
    approve: { from: ['draft'], to: 'approved', event: 'budget.approved' },
    archive: {
      from: ['draft', 'approved'],
      to: 'archived',
      guard: (budget) => isInForce(budget, budget.today) || null,
      event: 'budget.archived',
    },
  },
});

export type BudgetTransition = NameOf<typeof budgetTransitions>;
