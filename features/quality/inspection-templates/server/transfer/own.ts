import { commonAreaTypes } from '#features/sites/buildings/server';
import type { Tenant } from '#platform/server/db/tenant';
import { scalesOf } from '../basics/scale-repository.ts';
import { typesOf } from '../basics/type-repository.ts';
import type { Own } from './template-of-file.ts';

export const ownOf = async (tenant: Tenant): Promise<Own> => {
  const [scales, types, areas] = await Promise.all([
    scalesOf(tenant),
    typesOf(tenant),
    commonAreaTypes(tenant),
  ]);
  return { scales, types, areas };
};
