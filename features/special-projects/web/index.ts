import './texts.ts';

export { paths as projectPaths, projectHref } from './addresses.ts';
export { readProjectsAgain } from './live.ts';
export { ProjectStatusChip } from './project-status.tsx';
