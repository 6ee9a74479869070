export { vendorEndpoints } from './endpoints.ts';
export { type Vendor, vendor } from './vendor.ts';
