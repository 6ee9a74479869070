import type { Tenant } from '#platform/server/db/tenant';
import { recordRepository } from '#platform/server/records/record-repository';
import { type Vendor, vendor } from '../contract/index.ts';

export const vendorRepository = recordRepository({
  table: 'vendors',
  from: 'vendors r',
  columns: `r.id, r.name, r.trade, r.contact, r.phone, r.email, r.notes, r.active, r.deleted_at, r.updated_at, coalesce((
    select json_agg(json_build_object('id', f.id, 'kind', f.purpose, 'name', f.name, 'expires_on', f.expires_on)
      order by f.purpose desc, f.id)
    from files f where f.organization_id = r.organization_id and f.owner_entity = 'vendor' and f.owner_id = r.id
      and f.purpose in ('w9', 'coi') and f.deleted_at is null), '[]') as documents`,
  row: vendor,
  sorts: { name: 'r.name' },
  unique: { vendors_name_key: 'name' },
});

export const loadVendor = (tenant: Tenant, id: number): Promise<Vendor | undefined> =>
  vendorRepository.load(tenant, id);
