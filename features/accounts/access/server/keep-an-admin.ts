import { refused } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import { effectiveFlags } from '../contract/index.ts';
import { grantsOfAdmins } from './grants-repository.ts';
import { lockRights } from './users/membership-life-repository.ts';

const hasAdmin = async (tenant: Tenant): Promise<boolean> =>
  (await grantsOfAdmins(tenant)).some((grants) =>
    effectiveFlags({ ...grants, superAdmin: false }).has('isAdmin'),
  );

/** Refuses a change after which the organization has no active admin. The caller must lock the rights before the change. */
export const requireAdmin = async (tenant: Tenant): Promise<void> => {
  if (!(await hasAdmin(tenant))) throw refused('last_admin');
};

/** Carries out a change of roles, people, licenses or modules, and refuses it when it takes the last active admin from the
 * organization. Only one such change runs at a time in an organization. */
export const keepAnAdmin = async <T>(tenant: Tenant, change: () => Promise<T>): Promise<T> => {
  await lockRights(tenant);
  const had = await hasAdmin(tenant);
  const result = await change();
  if (had) await requireAdmin(tenant);
  return result;
};
