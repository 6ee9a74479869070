import { buildingTenantsOf } from '#features/sites/buildings/server';
import { loadClient } from '#features/sites/clients/server';
import { loadJob } from '#features/sites/jobs/server';
import { loadVendor } from '#features/sites/vendors/server';
import { invalid, type MessageRef, notFound, requireValid } from '#platform/contract/errors';
import { isEnterable } from '#platform/server/clock/dates';
import type { Tenant } from '#platform/server/db/tenant';
import { type ProjectFields, priceOf, runningStatuses } from '../../contract/index.ts';
import type { StoredProject } from './columns-sql-repository.ts';

type CheckPartiesErrors = Record<string, (string | MessageRef)[]>;

const checkTenants = async (
  tenant: Tenant,
  { building_id, building_tenant_ids: wanted }: ProjectFields,
  before: StoredProject | null,
): Promise<CheckPartiesErrors> => {
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
): Promise<CheckPartiesErrors> => {
  if (vendor_id === null) return {};
  if (projectType !== 'subcontract') return { vendor_id: ['project_vendor_type'] };
  if (vendor_id === before?.vendor_id) return {};
  const vendor = await loadVendor(tenant, vendor_id);
  if (!vendor) return { vendor_id: ['project_vendor_gone'] };
  return vendor.active ? {} : { vendor_id: ['project_vendor_inactive'] };
};

/** Whom the work concerns, and who does it. */
const checkParties = async (
  tenant: Tenant,
  fields: ProjectFields,
  before: StoredProject | null,
): Promise<CheckPartiesErrors> => ({
  ...(await checkTenants(tenant, fields, before)),
  ...(await checkVendor(tenant, fields, before)),
});

type Errors = Record<string, string[]>;

/** The client to sell to: in scope, and active. */
export const requireClient = async (tenant: Tenant, id: number): Promise<void> => {
  const client = await loadClient(tenant, id);
  if (!client) throw notFound();
  if (client.status !== 'active') throw invalid({ client_id: ['project_client_inactive'] });
};

const checkSite = async (tenant: Tenant, { job_id, building_id }: ProjectFields): Promise<Errors> => {
  if (job_id === null) return building_id === null ? {} : { building_id: ['building_not_of_job'] };
  const job = await loadJob(tenant, job_id);
  if (!job) throw notFound();
  const isThere = building_id === null || job.buildings.some(({ id }) => id === building_id);
  return isThere ? {} : { building_id: ['building_not_of_job'] };
};

/** A new day must be today or later; an unchanged one may have passed. A running project must have a day. */
export const checkDay = (
  scheduled_date: string | null,
  before: StoredProject | null,
  today: string,
): Errors => ({
  ...(scheduled_date === null || scheduled_date === before?.scheduled_date
    ? {}
    : !isEnterable(scheduled_date, today)
      ? { scheduled_date: ['date_range'] }
      : scheduled_date < today
        ? { scheduled_date: ['only_future_dates'] }
        : {}),
  ...(before && runningStatuses.includes(before.status) && scheduled_date === null
    ? { scheduled_date: ['project_date_required'] }
    : {}),
});

const checkDates = (
  { scheduled_date, due_date }: ProjectFields,
  before: StoredProject | null,
  today: string,
): Errors => ({
  ...checkDay(scheduled_date, before, today),
  ...(due_date === null || isEnterable(due_date, today) ? {} : { due_date: ['date_range'] }),
});

/** Everything that is wrong with entered fields, at once. */
export const checkProject = async (
  tenant: Tenant,
  fields: ProjectFields,
  before: StoredProject | null,
  today: string,
): Promise<void> => {
  const { price } = priceOf(fields.scope_lines, fields.price);
  const errors = {
    ...(before?.job_id === fields.job_id && before.building_id === fields.building_id
      ? {}
      : await checkSite(tenant, fields)),
    ...(await checkParties(tenant, fields, before)),
    ...checkDates(fields, before, today),
    ...(price !== null && price > 999_999_999 ? { scope_lines: ['project_price_too_high'] } : {}),
  };
  requireValid(errors);
};
