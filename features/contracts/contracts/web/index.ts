export { contractHref, serviceHref } from './addresses.ts';
export { DaysLeft } from './days-left.tsx';
export { ClosedDraft } from './edit/closed-draft.tsx';
export { useOpened } from './edit/use-opened.ts';
export { jobContractsQuery } from './queries.ts';
export { useTrail } from './record/use-trail.ts';
