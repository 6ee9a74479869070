export { dueOn, lastCounting, standingChange } from './due/due-sql-repository.ts';
export { feature } from './feature.ts';
