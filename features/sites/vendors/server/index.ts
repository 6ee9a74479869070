export { createVendor } from './vendor-actions.ts';
export { findVendor } from './vendor-repository.ts';
