/** Not exported by the index, because every page loads the rest of feedback. */
export { showReasons, useSteps } from './use-steps.ts';
