import { useIdParam, useTextParam } from '#platform/web/routing/index';
import type { ParentType } from '../contract/index.ts';
import type { PlanPlace } from './addresses.ts';

/** The service, and the contract or budget of it, that the address names. */
export const usePlanPlace = (): PlanPlace => ({
  jobId: useIdParam('jobId'),
  serviceId: useIdParam('serviceId'),
  parentType: useTextParam('parentType') as ParentType,
  parentId: useIdParam('parentId'),
});

export const paramsOf = ({ jobId, serviceId, parentType, parentId }: PlanPlace) => ({
  id: jobId,
  serviceId,
  parentType,
  parentId,
});
