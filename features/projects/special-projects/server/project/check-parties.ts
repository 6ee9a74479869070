import { buildingTenantsOf } from '#features/sites/buildings/server';
import { findVendor } from '#features/sites/vendors/server';
import type { MessageRef } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { ProjectFields } from '../../contract/index.ts';
import type { StoredProject } from './columns-sql-repository.ts';

type Errors = Record<string, (string | MessageRef)[]>;

const checkTenants = async (
  tenant: Tenant,
  { building_id, building_tenant_ids: wanted }: ProjectFields,
  before: StoredProject | null,
): Promise<Errors> => {
  if (wanted.length === 0) return {};
  const there = building_id === null ? [] : await buildingTenantsOf(tenant, building_id);
  const ids = new Set(there.map(({ id }) => id));
  const strangers = wanted.filter((id) => !ids.has(id));
  if (strangers.length === 0) return {};
  const known = new Map(before?.building_tenants.map(({ id, name }) => [id, name]));
  const names = strangers.map((id) => known.get(id) ?? `#${id}`).join(', ');
  return { building_tenant_ids: [{ code: 'project_tenants_elsewhere', values: { names } }] };
};

/** A vendor that was deleted or is inactive may stay on a project that has it already. */
const checkVendor = async (
  tenant: Tenant,
  { vendor_id, projectType }: ProjectFields,
  before: StoredProject | null,
): Promise<Errors> => {
  if (vendor_id === null) return {};
  if (projectType !== 'subcontract') return { vendor_id: ['project_vendor_type'] };
  if (vendor_id === before?.vendor_id) return {};
  const vendor = await findVendor(tenant, vendor_id);
  if (!vendor) return { vendor_id: ['project_vendor_gone'] };
  return vendor.active ? {} : { vendor_id: ['project_vendor_inactive'] };
};

/** Whom the work concerns, and who does it. */
export const checkParties = async (
  tenant: Tenant,
  fields: ProjectFields,
  before: StoredProject | null,
): Promise<Errors> => ({
  ...(await checkTenants(tenant, fields, before)),
  ...(await checkVendor(tenant, fields, before)),
});
