export {
  type DueRow,
  type DueWindow,
  dueEndpoints,
  dueSorts,
  dueWindowNames,
  dueWindows,
} from './due.ts';
export { scheduleMessages } from './messages.ts';
export {
  maxDays,
  type PlannedInspection,
  planEndpoints,
  type Schedule,
  type UnplannedSite,
} from './plan.ts';
export { mayPlan, type Planner, plansForAll } from './plan-policy.ts';
