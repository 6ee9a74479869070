import { notFound, refused } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { BuildingUse, buildingEndpoints } from '../../contract/index.ts';
import type { BuildingParts } from '../parts.ts';
import { recordBuildingChange } from './record-building-change.ts';
import { lockBuilding, setBuilding } from './stored-building-repository.ts';

type Call = SignedInCall<(typeof buildingEndpoints)['deleteBuilding']>;

/** Most records of each kind that a refusal names. */
const max = 10;

/** Refused while a job is done there, naming the jobs. */
export const deleteBuilding =
  ({ uses }: BuildingParts) =>
  async (call: Call) => {
    const { tenant, params, now } = call;
    const before = await lockBuilding(tenant, params.id);
    if (!before) throw notFound();
    const reasons: BuildingUse[] = [];
    let total = 0;
    for (const [kind, find] of Object.entries(uses)) {
      const found = await find(tenant, before.id, max);
      reasons.push(...found.named.map((record) => ({ kind, ...record })));
      total += found.total;
    }
    if (total > 0) throw refused('building_in_use', {}, { reasons, more: total - reasons.length });
    await setBuilding(tenant, before.id, { deleted_at: now.toISOString() });
    await recordBuildingChange(call, { action: 'building.deleted', id: before.id, from: before.status });
    return { id: before.id };
  };
