import './texts.ts';

export { contractHref, serviceHref } from './addresses.ts';
export { DaysLeft } from './days-left.tsx';
export { StepForm } from './moves/step-form.tsx';
export { jobContractsQuery } from './queries.ts';
export { useTrail } from './record/use-trail.ts';
