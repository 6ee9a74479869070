export { type Assignment, assignmentViews, roleLabels } from './assignment.ts';
export { type DutiesBefore, manyAssignmentEndpoints } from './bulk-endpoints.ts';
export { assignmentEndpoints } from './endpoints.ts';
export { type JobAssignment, jobAssignmentEndpoints } from './job-endpoints.ts';
export { managerEndpoints } from './manager-endpoints.ts';
export { assignmentMessages } from './messages.ts';
export type { ActivePeriod, SitePeriod, SiteRow, SitesQuery } from './period.ts';
export {
  leftAlone,
  type ReplacementOutcome,
  type ReplacementPlan,
  type ReplacementStep,
} from './replacement.ts';
