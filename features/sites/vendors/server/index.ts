export { createVendor } from './vendor-actions.ts';
export { loadVendor } from './vendor-repository.ts';
