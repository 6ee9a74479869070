import './texts.ts';

export { projectHref } from './addresses.ts';
export { readProjectsAgain } from './live.ts';
export { ProjectStatusChip } from './project-status.tsx';
