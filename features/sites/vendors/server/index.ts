export { feature } from './feature.ts';
export { createVendor } from './vendor-actions.ts';
export { findVendor } from './vendor-repository.ts';
