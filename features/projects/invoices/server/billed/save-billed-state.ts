import { saveBilled } from '#features/projects/special-projects/server';
import type { Tenant } from '#platform/server/db/tenant';
import { invoicesOfProject } from './billed-project-repository.ts';

/** Stores at the project, for its lists, whether it has issued invoices and whether all of them are paid. */
export const saveBilledState = async (tenant: Tenant, projectId: number): Promise<void> => {
  const issued = (await invoicesOfProject(tenant, projectId)).filter(({ status }) => status !== 'draft');
  const state = issued.every(({ status }) => status === 'paid') ? 'paid' : 'issued';
  await saveBilled(tenant, projectId, issued.length === 0 ? null : state);
};
