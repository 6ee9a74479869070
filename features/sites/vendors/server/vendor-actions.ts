import type { Tenant } from '#platform/server/db/tenant';
import type { Entries } from '#platform/server/feature/server-feature';
import type { Person } from '#platform/server/http/person';
import { recordActions } from '#platform/server/records/record-actions';
import type { Vendor } from '../contract/index.ts';
import { vendorRepository } from './vendor-repository.ts';

export type NewVendor = Pick<Vendor, 'name'> &
  Partial<Omit<Vendor, 'id' | 'documents' | 'deleted_at' | 'updated_at'>>;

export const vendorActions = (uses: Entries<'uses'>) =>
  recordActions({ entity: 'vendor', repository: vendorRepository, uses });

/** For other features. It publishes no event. */
export const createVendor = (tenant: Tenant, person: Person | null, vendor: NewVendor): Promise<number> =>
  vendorActions({}).add(tenant, person, vendor);
