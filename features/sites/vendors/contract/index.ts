export { vendorEndpoints } from './endpoints.ts';
export {
  type DocumentKind,
  documentKinds,
  type Vendor,
  type VendorDocument,
  vendor,
} from './vendor.ts';
