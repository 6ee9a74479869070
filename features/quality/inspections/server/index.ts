export { foldInspectionDays } from './dashboard/fold-days-repository.ts';
export { topIssuesOf } from './dashboard/top-issues.ts';
export { dueOn, lastCounting, standingChange } from './due/due-sql-repository.ts';
