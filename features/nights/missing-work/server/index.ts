export { alertMissing } from './alert/alert-missing.ts';
export { feature } from './feature.ts';
