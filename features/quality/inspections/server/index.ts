export { foldInspectionDays } from './dashboard/fold-days-repository.ts';
export { topIssuesOf } from './dashboard/top-issues.ts';
export { changeInForce, dueOn, lastCounting } from './due/due-sql-repository.ts';
