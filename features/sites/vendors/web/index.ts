export { vendorHref } from './addresses.ts';
export { VendorField } from './vendor-field.tsx';
