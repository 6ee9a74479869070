import './texts.ts';

export { contractHref, serviceHref } from './addresses.ts';
export { jobContractsQuery } from './queries.ts';
export { useTrail } from './record/use-trail.ts';
