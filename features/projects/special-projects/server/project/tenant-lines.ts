import { tenantName } from '#features/sites/buildings/contract';
import type { StoredProject } from './columns-sql-repository.ts';

type Concerned = StoredProject['building_tenants'];

/** Most floors that are named of one tenant. */
const maxFloors = 3;

/** Whom the work concerns, for those who do it: one in each line, with floors; null for nobody in particular. */
export const tenantLines = (tenants: Concerned): string | null =>
  tenants
    .map(({ floors, ...tenant }) => {
      const named = floors.slice(0, maxFloors).join(', ');
      const more = floors.length > maxFloors ? ` +${floors.length - maxFloors}` : '';
      return named === '' ? tenantName(tenant) : `${tenantName(tenant)} (${named}${more})`;
    })
    .join('\n') || null;

export const tenantNames = (tenants: Concerned): string | null =>
  tenants.map(({ name }) => name).join(', ') || null;
