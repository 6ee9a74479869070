import './texts.ts';

export { jobHref, newTaskHref } from './job-href.ts';
export { jobSitesQuery } from './job-sites-query.ts';
export { JobStatusChip } from './job-status-chip.tsx';
export { LoadProblem } from './load-problem.tsx';
