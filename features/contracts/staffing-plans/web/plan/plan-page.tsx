import { jobQuery } from '#features/sites/jobs/web';
import { useTextParam, type Visit } from '#platform/web/routing/index';
import type { ParentType } from '../../contract/index.ts';
import { planBasisQuery, planQuery } from '../queries.ts';
import NewPlanPage from './new-plan.tsx';
import { OnePlan } from './one-plan.tsx';

export const prefetch = ({ client, params }: Visit): void => {
  const place = {
    jobId: Number(params.jobId),
    serviceId: Number(params.serviceId),
    parentType: params.parentType as ParentType,
    parentId: Number(params.parentId),
  };
  void client.prefetchQuery(jobQuery(place.jobId));
  if (params.staffingPlanId === 'new') void client.prefetchQuery(planBasisQuery(place));
  else void client.prefetchQuery(planQuery(place, Number(params.staffingPlanId)));
};

/** A staffing plan of a service; `new` in the address for a new one. */
const PlanPage = () => {
  const id = useTextParam('staffingPlanId');
  return id === 'new' ? <NewPlanPage /> : <OnePlan planId={Number(id)} />;
};

export default PlanPage;
