import { useQueries } from '@tanstack/react-query';
import { type Building, occupancyEndpoints } from '#features/sites/buildings/contract';
import { endpointQuery } from '#platform/web/api/index';
import type { SiteInstruction } from '../../contract/index.ts';

/** Maximum number of buildings whose tenants are read; nobody looks through more. */
const max = 5;

/** Names of rooms in these buildings: from other instructions, common areas, tenants and floors. */
export const useRoomNames = (
  buildings: readonly Building[],
  rows: readonly SiteInstruction[],
): readonly string[] => {
  const tenants = useQueries({
    queries: buildings.slice(0, max).map(({ id }) => ({
      ...endpointQuery(occupancyEndpoints.listBuildingTenants, { query: { building_id: id } }),
      meta: { quiet: true },
    })),
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  });
  const names = [
    ...rows.map(({ room }) => room),
    ...buildings.flatMap(({ common_areas }) => common_areas.map(({ name }) => name)),
    ...tenants.filter(({ active }) => active).map(({ name }) => name),
    ...buildings.flatMap(({ floors }) => floors.map(({ label }) => label)),
  ];
  return [...new Set(names)];
};
