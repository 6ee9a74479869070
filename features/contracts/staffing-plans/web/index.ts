export { planHref } from './addresses.ts';
export { planQuery, servicePlansQuery } from './queries.ts';
