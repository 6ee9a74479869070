import type { Tenant } from '#platform/server/db/tenant';
import { presetFlags, rolePresets } from '../contract/index.ts';
import { insertRoles } from './users/roles-repository.ts';

/** Gives a new organization the built-in roles; returns their ids by key. */
export const createBuiltInRoles = (tenant: Tenant): Promise<Map<string, number>> =>
  insertRoles(
    tenant,
    rolePresets.map(({ key, name }, sort) => ({ key, name, flags: presetFlags(key), built_in: true, sort })),
  );
