import type { Tenant } from '#platform/server/db/tenant';
import type { Entries } from '#platform/server/feature/server-feature';
import type { ParentType } from '../contract/index.ts';

/** The contract or budget for which a plan is made. */
export type PlanParent = {
  job_service_id: number;
  /** The number of a contract, or the name of a budget. */
  name: string;
  /** Burden in hundredths of a percent; null for the burden of the organization. */
  burden: number | null;
  /** Whether plans may still be made for it. */
  open: boolean;
  /** The last day on which it is in force; null where it has no end. */
  last_day: string | null;
  archived: boolean;
};

/** The parents with these ids, whatever job they belong to. */
export type LoadPlanParents = (
  tenant: Tenant,
  ids: readonly number[],
) => Promise<ReadonlyMap<number, PlanParent>>;

declare module '#platform/server/feature/server-feature' {
  interface ServerFeatureParts {
    /** Keyed by the type of parent: `contract`. */
    planParents: LoadPlanParents;
  }
}

export type PlanParents = Entries<'planParents'>;

export const loadPlanParent = async (
  parents: PlanParents,
  tenant: Tenant,
  { type, id }: { type: ParentType; id: number },
): Promise<PlanParent | undefined> => (await parents[type]?.(tenant, [id]))?.get(id);
