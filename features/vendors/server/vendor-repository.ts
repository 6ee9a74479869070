import { recordRepository } from '#platform/server/records/record-repository';
import { vendor } from '../contract/index.ts';

export const vendorRepository = recordRepository({
  table: 'vendors',
  from: 'vendors r',
  columns: 'r.id, r.name, r.trade, r.contact, r.phone, r.email, r.notes, r.updated_at',
  row: vendor,
  sorts: { name: 'r.name' },
  unique: { vendors_name_key: 'name' },
});
