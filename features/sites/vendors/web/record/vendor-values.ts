import { z } from 'zod';
import { urlFlag, urlText } from '#platform/web/routing/search-fields';
import { type Vendor, vendorEndpoints } from '../../contract/index.ts';

export const createSchema = vendorEndpoints.createVendor.body;

export const editSchema = vendorEndpoints.updateVendor.body;

export type VendorValues = Record<'name' | 'trade' | 'contact' | 'phone' | 'email' | 'notes', string> & {
  active: boolean;
};

export const emptyVendor: VendorValues = {
  name: '',
  trade: '',
  contact: '',
  phone: '',
  email: '',
  notes: '',
  active: true,
};

export const valuesOf = (vendor: Vendor): VendorValues => ({
  name: vendor.name,
  trade: vendor.trade,
  contact: vendor.contact,
  phone: vendor.phone ?? '',
  email: vendor.email ?? '',
  notes: vendor.notes,
  active: vendor.active,
});

/** `?unsent=<id>` opens a write that the server refused. */
export const unsentSearch = z.object({ unsent: urlText() });

export const recordSearch = unsentSearch.extend({ deleted: urlFlag() });
