import { useQuery } from '@tanstack/react-query';
import type { QueryOf } from '#platform/contract/endpoint';
import { ApiError, endpointQuery } from '#platform/web/api/index';
import {
  assignmentEndpoints,
  leftAlone,
  type ReplacementPlan,
  type ReplacementStep,
} from '../../contract/index.ts';

const { planReplacement } = assignmentEndpoints;

/** The steps that change something. */
export const possibleSteps = (plan: ReplacementPlan | undefined): readonly ReplacementStep[] =>
  (plan?.steps ?? []).filter(({ outcome }) => !leftAlone.includes(outcome));

/** What the replacement would change; no call is made while `userId` is null. */
export const usePlan = (userId: number | null, query: QueryOf<typeof planReplacement>) => {
  const { data, error } = useQuery({
    ...endpointQuery(planReplacement, { params: { id: userId ?? 0 }, query }),
    enabled: userId !== null,
    meta: { quiet: true },
    retry: false,
  });
  const isAsked = userId !== null;
  const fields = error instanceof ApiError ? error.fields : {};
  return {
    plan: isAsked && !error ? data : undefined,
    fields,
    message: isAsked && error && Object.keys(fields).length === 0 ? error.message : undefined,
    waiting: isAsked && !data && !error,
  };
};
