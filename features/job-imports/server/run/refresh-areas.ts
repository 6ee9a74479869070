import { refreshAreaScope, refreshEveryClientScope } from '#features/assignments/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { CheckedRow } from '../rows/checked-row.ts';

/** Managers and contacts with a login see the new sites. Once an import, not once a part: the sites of a manager are written anew as a whole. */
export const refreshAreas = async (tenant: Tenant, checked: readonly CheckedRow[]): Promise<void> => {
  const areas = checked.map((row) => (row.outcome === 'created' ? row.areaId : null));
  const areaIds = [...new Set(areas)].filter((id) => id !== null);
  if (areaIds.length > 0) await refreshAreaScope(tenant, { areaIds });
  await refreshEveryClientScope(tenant);
};
