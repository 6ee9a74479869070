/** Separate from the route table, because its lazy pages link to each other. */
export const paths = {
  budget: '/admin/job/$jobId/service/$serviceId/budget/{-$budgetId}',
} as const;

export type Of = { jobId: number; serviceId: number };

/** Without an id: a new one. */
export const budgetHref = ({ jobId, serviceId }: Of, budgetId?: number): string =>
  `/admin/job/${jobId}/service/${serviceId}/budget${budgetId ? `/${budgetId}` : ''}`;
