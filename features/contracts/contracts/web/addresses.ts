/** Separate from the route table, because its lazy pages link to each other. */
export const paths = {
  contract: '/admin/job/$jobId/service/$serviceId/contract/{-$contractId}',
  statement: '/admin/job/$jobId/service/$serviceId/contract/$contractId/statement',
  billing: '/admin/billing',
  escalator: '/admin/billing/escalators',
} as const;

type Of = { jobId: number; serviceId: number };

/** Without an id: a new one. */
export const contractHref = ({ jobId, serviceId }: Of, contractId?: number): string =>
  `/admin/job/${jobId}/service/${serviceId}/contract${contractId ? `/${contractId}` : ''}`;

export const serviceHref = ({ jobId, serviceId }: Of): string => `/admin/job/${jobId}/service/${serviceId}`;

export const statementHref = (of: Of, contractId: number, month?: string): string =>
  `${contractHref(of, contractId)}/statement${month ? `?month=${month}` : ''}`;
