import { rolePresets } from '#features/accounts/access/contract';
import type { Tenant } from '#platform/server/db/tenant';
import { createAssignment } from './create-assignment.ts';

/** What every cleaning company hands out, in this order. */
const firstDuties = ['area-manager', 'supervisor', 'day-porter'] as const;

/** Named like the built-in roles, which everybody reads in their own language; returns their ids in that order. */
export const createFirstDuties = async (tenant: Tenant): Promise<number[]> => {
  const ids: number[] = [];
  for (const [sort, role_key] of firstDuties.entries()) {
    const name = rolePresets.find(({ key }) => key === role_key)?.name ?? role_key;
    ids.push(await createAssignment(tenant, null, { name, role_key, is_notifiable: true, sort }));
  }
  return ids;
};
