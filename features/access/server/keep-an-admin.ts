import { refused } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import { effectiveFlags } from '../contract/index.ts';
import { grantsOfAdmins, lockAdmins } from './grants-repository.ts';

const hasAdmin = async (tenant: Tenant): Promise<boolean> =>
  (await grantsOfAdmins(tenant)).some((grants) =>
    effectiveFlags({ ...grants, superAdmin: false }).has('isAdmin'),
  );

/** Carries out a change of roles, people, licenses or modules, and refuses it when it would leave the organization
 * without an active admin. Changes that may do so wait for each other here. */
export const keepAnAdmin = async <T>(tenant: Tenant, change: () => Promise<T>): Promise<T> => {
  await lockAdmins(tenant);
  const had = await hasAdmin(tenant);
  const result = await change();
  if (had && !(await hasAdmin(tenant))) throw refused('last_admin');
  return result;
};
