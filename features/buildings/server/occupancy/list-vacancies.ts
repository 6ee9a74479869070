import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { occupancyEndpoints, Vacancy } from '../../contract/index.ts';
import { findOccupiedBuilding } from './occupied-building-repository.ts';
import { vacanciesOf } from './vacancy-repository.ts';

type Call = SignedInCall<(typeof occupancyEndpoints)['listVacancies']>;

export const listVacancies = async ({ tenant, query }: Call): Promise<Vacancy[]> => {
  const building = await findOccupiedBuilding(tenant, query.building_id, { locked: false });
  if (!building) throw notFound();
  return (await vacanciesOf(tenant, building.id)) as Vacancy[];
};
