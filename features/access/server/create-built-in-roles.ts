import { insertRoles } from '#features/users/server';
import type { Tenant } from '#platform/server/db/tenant';
import { presetFlags, rolePresets } from '../contract/index.ts';

const titles: Record<string, string> = {
  'director-client-development': 'Director of Client Development',
  csr: 'CSR',
};

const title = (key: string): string =>
  titles[key] ??
  key.replace(/(^|-)([a-z])/g, (_, gap: string, letter: string) => (gap ? ' ' : '') + letter.toUpperCase());

/** Gives a new organization the built-in roles; returns their ids by key. */
export const createBuiltInRoles = (tenant: Tenant): Promise<Map<string, number>> =>
  insertRoles(
    tenant,
    rolePresets.map(({ key }, sort) => ({
      key,
      name: title(key),
      flags: presetFlags(key),
      built_in: true,
      sort,
    })),
  );
