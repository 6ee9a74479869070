export type Of = { jobId: number; serviceId: number };

/** Without an id: a new one. */
export const budgetHref = ({ jobId, serviceId }: Of, budgetId?: number): string =>
  `/admin/job/${jobId}/service/${serviceId}/budget${budgetId ? `/${budgetId}` : ''}`;

export const sideBySideHref = ({ jobId, serviceId }: Of): string =>
  `/admin/job/${jobId}/service/${serviceId}/side-by-side`;

export const whatIfHref = ({ jobId, serviceId }: Of): string =>
  `/admin/job/${jobId}/service/${serviceId}/what-if`;
