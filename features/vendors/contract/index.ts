export { vendorEndpoints } from './endpoints.ts';
export type { Vendor } from './vendor.ts';
