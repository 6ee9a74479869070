import { areaSubtree } from '#features/sites/areas/server';
import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { buildingEndpoints } from '../../contract/index.ts';
import type { BuildingParts } from '../parts.ts';
import { presentBuilding } from './building-presenter.ts';
import { findBuilding } from './building-repository.ts';
import { recordBuildingChange } from './record-building-change.ts';
import { lockDeletedBuilding, setBuilding } from './stored-building-repository.ts';

type Call = SignedInCall<(typeof buildingEndpoints)['restoreBuilding']>;

/** A building comes back with its floors, tenants, notes and files; into no area when its own is gone meanwhile. */
export const restoreBuilding = (parts: BuildingParts) => async (call: Call) => {
  const { tenant, params } = call;
  const before = await lockDeletedBuilding(tenant, params.id);
  if (before) {
    const { area_id, status } = before;
    const isHomeless = area_id !== null && (await areaSubtree(tenant, area_id)).length === 0;
    await setBuilding(tenant, params.id, { deleted_at: null, ...(isHomeless ? { area_id: null } : {}) });
    await recordBuildingChange(call, {
      action: 'building.restored',
      id: params.id,
      to: status,
      changes: isHomeless ? { area_id: [area_id, null] } : {},
    });
  }
  const building = await findBuilding(tenant, params.id);
  if (!building) throw notFound();
  return presentBuilding(parts, call, building);
};
