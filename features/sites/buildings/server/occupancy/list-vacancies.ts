import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { occupancyEndpoints, Vacancy } from '../../contract/index.ts';
import { findVisibleBuilding } from '../building/building-scope-repository.ts';
import { vacanciesOf } from './vacancy-repository.ts';

type Call = SignedInCall<(typeof occupancyEndpoints)['listVacancies']>;

export const listVacancies = async ({ tenant, query }: Call): Promise<Vacancy[]> => {
  const building = await findVisibleBuilding(tenant, query.building_id, { locked: false });
  if (!building) throw notFound();
  return vacanciesOf(tenant, building.id);
};
