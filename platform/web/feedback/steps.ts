/** Apart from the rest of feedback, which everybody loads. */
export { showReasons, useSteps } from './use-steps.ts';
