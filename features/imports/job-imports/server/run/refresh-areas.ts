import { refreshAreaScope, refreshEveryClientScope } from '#features/sites/assignments/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { CheckedRow } from '../rows/checked-row.ts';

/** Lets area managers and contacts with a login see the new sites. Done once for an import, not for each part, because the
 * sites of a manager are always written anew as a whole. */
export const refreshAreas = async (tenant: Tenant, checked: readonly CheckedRow[]): Promise<void> => {
  const areas = checked.map((row) => (row.outcome === 'created' ? row.areaId : null));
  const areaIds = [...new Set(areas)].filter((id) => id !== null);
  if (areaIds.length > 0) await refreshAreaScope(tenant, { areaIds });
  await refreshEveryClientScope(tenant);
};
