import { stale } from '#platform/contract/errors';
import { changesOf } from '#platform/server/audit/changes-of';
import type { SignedInCall } from '#platform/server/http/call';
import type { occupancyEndpoints } from '../../contract/index.ts';
import { recordPartChange } from '../building/record-part-change.ts';
import { addLeftVacant } from './add-left-vacant.ts';
import { saveBuildingTenant } from './building-tenant-repository.ts';
import { checkBuildingTenant } from './check-building-tenant.ts';
import { loadBuildingTenant } from './load-building-tenant.ts';

type Call = SignedInCall<(typeof occupancyEndpoints)['updateBuildingTenant']>;

export const updateBuildingTenant = async (call: Call) => {
  const { tenant, body, now } = call;
  const { id, updated_at: readAt, vacancies, ...fields } = body;
  const { row: before, present: current } = await loadBuildingTenant(tenant, id, now);
  if (before.updated_at !== readAt) throw stale(current);
  const buildingId = before.building_id;
  await checkBuildingTenant(tenant, buildingId, fields);
  if (!(await saveBuildingTenant(tenant, id, readAt, fields))) {
    throw stale((await loadBuildingTenant(tenant, id, now)).present);
  }
  const changes = changesOf(before, fields);
  await recordPartChange(call, { action: 'building-tenant.updated', id, buildingId, changes });
  await addLeftVacant(call, buildingId, fields.move_out, vacancies);
  return (await loadBuildingTenant(tenant, id, now)).present;
};
