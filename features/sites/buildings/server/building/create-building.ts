import type { SignedInCall } from '#platform/server/http/call';
import type { buildingEndpoints } from '../../contract/index.ts';
import type { BuildingParts } from '../parts.ts';
import { addBuilding } from './add-building.ts';
import { addNewParts } from './add-new-parts.ts';
import { presentBuilding } from './building-presenter.ts';
import { findNewBuilding } from './building-repository.ts';
import { checkNewBuilding } from './check-new-building.ts';

type Call = SignedInCall<(typeof buildingEndpoints)['createBuilding']>;

/** The building, its floors, its common areas and its job, or nothing. */
export const createBuilding = (parts: BuildingParts) => async (call: Call) => {
  const { tenant, body } = call;
  const { floors, common_areas, job_id, ...entered } = body;
  await checkNewBuilding(tenant, body);
  const id = await addBuilding(call, entered);
  await addNewParts(call, id, { floors, common_areas });
  if (job_id !== null) for (const link of Object.values(parts.links)) await link(call, job_id, id);
  return presentBuilding(parts, call, await findNewBuilding(tenant, id));
};
