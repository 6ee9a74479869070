import { findService } from '#features/contracts/contracts/server';
import type { SignedInCall } from '#platform/server/http/call';
import { type ParentType, type PlanSummary, parentTypes, type planEndpoints } from '../contract/index.ts';
import type { PlanParent, PlanParents } from './plan-parents.ts';
import type { PlanRow } from './plan-row.ts';
import { plansOfService } from './plans-of-service-repository.ts';
import { laborBasisOf } from './record/labor-basis.ts';
import { presentSummary } from './record/present-summary.ts';

type Call = SignedInCall<(typeof planEndpoints)['listStaffingPlans']>;

const idsOf = (rows: readonly PlanRow[], type: ParentType): number[] => [
  ...new Set(rows.filter(({ parent_type }) => parent_type === type).map(({ parent_id }) => parent_id)),
];

export const listPlans = async ({ tenant, params }: Call, parents: PlanParents): Promise<PlanSummary[]> => {
  const { service } = await findService(tenant, params);
  const [rows, basisOf] = await Promise.all([plansOfService(tenant, service.id), laborBasisOf(tenant)]);
  const found = new Map<ParentType, ReadonlyMap<number, PlanParent>>();
  for (const type of parentTypes) {
    const ids = idsOf(rows, type);
    const of = ids.length > 0 ? await parents[type]?.(tenant, ids) : undefined;
    if (of) found.set(type, of);
  }
  return rows.map((row) => {
    const parent = found.get(row.parent_type)?.get(row.parent_id);
    return presentSummary(row, parent, basisOf(parent, row));
  });
};
