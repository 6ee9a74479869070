import { keepBilled } from '#features/special-projects/server';
import type { Tenant } from '#platform/server/db/tenant';
import { invoicesOfProject } from './billed-project-repository.ts';

/** Its project says in lists whether invoices of it were issued, and whether all of these are paid. */
export const saveBilledState = async (tenant: Tenant, projectId: number): Promise<void> => {
  const issued = (await invoicesOfProject(tenant, projectId)).filter(({ status }) => status !== 'draft');
  const state = issued.every(({ status }) => status === 'paid') ? 'paid' : 'issued';
  await keepBilled(tenant, projectId, issued.length === 0 ? null : state);
};
