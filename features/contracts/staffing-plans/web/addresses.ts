import type { ParentType } from '../contract/index.ts';

/** Separate from the route table, because its lazy pages link to each other. */
export const paths = {
  plan: '/admin/job/$jobId/service/$serviceId/staffing-plan/$parentType/$parentId/$staffingPlanId',
  rates: '/admin/work-loading-rates',
  rate: '/admin/work-loading-rates/$workLoadingRateId',
} as const;

export type PlanPlace = { jobId: number; serviceId: number; parentType: ParentType; parentId: number };

/** Without an id: a new one. */
export const planHref = (
  { jobId, serviceId, parentType, parentId }: PlanPlace,
  planId: number | 'new' = 'new',
): string => `/admin/job/${jobId}/service/${serviceId}/staffing-plan/${parentType}/${parentId}/${planId}`;

export const workLoadingRateHref = (id: number): string => `${paths.rates}/${id}`;
