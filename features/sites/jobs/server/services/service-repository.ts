import type { Updateable } from 'kysely';
import { inScope } from '#features/accounts/access/server';
import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';
import type { JobServices } from '../../../../../db/schema/types.ts';
import type { JobService } from '../../contract/index.ts';

export const saveService = async (
  tenant: Tenant,
  id: number,
  set: Updateable<JobServices>,
): Promise<void> => {
  await tenant.db
    .updateTable('job_services')
    .set({ ...set, updated_by: tenant.userId })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .execute();
};

const servicesInScope = (tenant: Tenant) =>
  tenant.db
    .selectFrom('job_services as s')
    .select(['s.id', 's.job_id', 's.name', 's.status', 's.days_of_week', 's.updated_at'])
    .where('s.organization_id', '=', tenant.organizationId)
    .where('s.deleted_at', 'is', null)
    .where(inScope(tenant, 's.job_id'))
    .orderBy('s.id');

export const servicesByIds = (tenant: Tenant, ids: readonly number[]) =>
  servicesInScope(tenant).where('s.id', '=', anyOf(ids)).execute();

export type ServiceOfJob = Awaited<ReturnType<typeof servicesByIds>>[number];

/** The active services of one kind at these jobs. */
export const activeServices = (tenant: Tenant, jobIds: readonly number[], type: JobService['type']) =>
  servicesInScope(tenant)
    .where('s.job_id', '=', anyOf(jobIds))
    .where('s.type', '=', type)
    .where('s.status', '=', 'active')
    .execute();
