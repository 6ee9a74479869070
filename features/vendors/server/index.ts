export { feature } from './feature.ts';
export { createVendor } from './vendor-actions.ts';
