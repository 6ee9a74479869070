import type { CleanTableRow } from '#features/imports/imports/server';
import { invalid } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { RentRollMapping, RentRow } from '../contract/index.ts';
import { knownBuildings, nameKey } from './known-buildings-repository.ts';
import type { RentRollPlan } from './places/find-building.ts';

const distinct = (rows: readonly CleanTableRow<RentRow>[], read: (row: RentRow) => string): string[] => [
  ...new Set(rows.map(({ row }) => read(row)).filter(Boolean)),
];

/** The buildings of the rows that this person sees. One out of scope counts as unknown. */
export const planRentRoll = async (
  tenant: Tenant,
  _person: Person,
  { building_id: id }: RentRollMapping,
  rows: readonly CleanTableRow<RentRow>[],
): Promise<RentRollPlan> => {
  const buildings = await knownBuildings(tenant, {
    names: distinct(rows, ({ building_name }) => nameKey(building_name)),
    jobNumbers: distinct(rows, ({ job_number }) => job_number),
    id,
  });
  if (id !== null && !buildings.some((building) => building.id === id)) {
    throw invalid({ 'mapping.building_id': ['invalid_ids'] });
  }
  return { buildings, buildingId: id };
};
