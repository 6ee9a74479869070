export { paths as projectPaths, projectHref, projectsHref } from './addresses.ts';
export { refreshProjects } from './live.ts';
export { priceWords } from './price-words.ts';
export { ProjectStatusChip } from './project-status.tsx';
export { quantityWords } from './quantity-words.ts';
