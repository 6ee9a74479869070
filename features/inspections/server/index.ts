export { foldInspectionDays } from './dashboard/fold-days-repository.ts';
export { topIssuesOf } from './dashboard/top-issues.ts';
export { feature } from './feature.ts';
