import { forbidden, notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { Person } from '#platform/server/http/person';
import type { buildingEndpoints } from '../../contract/index.ts';
import type { BuildingParts } from '../parts.ts';
import { listBuildingCards } from './building-list-repository.ts';
import { presentBuilding } from './building-presenter.ts';
import { findBuilding } from './building-repository.ts';

type List = SignedInCall<(typeof buildingEndpoints)['listBuildings']>;
type Get = SignedInCall<(typeof buildingEndpoints)['getBuilding']>;

const mayRestore = ({ flags }: Person): boolean => flags.has('admin.canDeleteBuilding');

export const listBuildings = ({ tenant, person, query }: List) => {
  if (query.deleted && !mayRestore(person)) throw forbidden();
  return listBuildingCards(tenant, {
    ...query,
    jobId: query.job_id,
    areaId: query.area_id,
    withoutJob: query.without_job,
  });
};

export const getBuilding = (parts: BuildingParts) => async (call: Get) => {
  const { tenant, person, params, query } = call;
  const building = await findBuilding(tenant, params.id, { deleted: query.deleted && mayRestore(person) });
  if (!building) throw notFound();
  return presentBuilding(parts, call, building);
};
