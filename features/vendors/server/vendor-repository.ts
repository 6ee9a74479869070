import { recordRepository } from '#platform/server/records/record-repository';
import type { Vendor } from '../contract/index.ts';

export const vendorRepository = recordRepository<Vendor>({
  table: 'vendors',
  from: 'vendors r',
  columns: 'r.id, r.name, r.trade, r.contact, r.phone, r.email, r.notes, r.updated_at',
  sorts: { name: 'r.name' },
  unique: { vendors_name_key: 'name' },
});
