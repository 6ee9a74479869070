export { contractHref, serviceHref } from './addresses.ts';
export { StepForm } from './moves/step-form.tsx';
export { useTrail } from './record/use-trail.ts';
