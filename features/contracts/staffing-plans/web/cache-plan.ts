import type { QueryClient } from '@tanstack/react-query';
import type { PlanRecord } from '../contract/index.ts';
import type { PlanPlace } from './addresses.ts';
import { readPlansAgain } from './live.ts';
import { planQuery } from './queries.ts';

/** Shows the plan that the server returned at once; lists are read again. */
export const cachePlan = (client: QueryClient, place: PlanPlace, plan: PlanRecord): void => {
  client.setQueryData(planQuery(place, plan.id).queryKey, plan);
  readPlansAgain(client, [plan.id]);
};
