export { createActivePlan } from './create-active-plan.ts';
export type { LoadPlanParents, PlanParent } from './plan-parents.ts';
export type { PlanRow } from './plan-row.ts';
export { plansOfService } from './plans-of-service-repository.ts';
export { createFirstRates } from './rates/create-first-rates.ts';
export { createWorkLoadingRate } from './rates/work-loading-rate-actions.ts';
export { keptWeeks } from './record/labor-basis.ts';
export { nightHeadcount } from './schedule/worked-plan-sql-repository.ts';
