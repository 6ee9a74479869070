import type { QueryClient } from '@tanstack/react-query';
import { endpointQuery } from '#platform/web/api/index';
import { occupancyEndpoints } from '../../contract/index.ts';

export const planQuery = (id: number) =>
  endpointQuery(occupancyEndpoints.getStackingPlan, { params: { id } });

export const tenantsQuery = (building_id: number) =>
  endpointQuery(occupancyEndpoints.listBuildingTenants, { query: { building_id } });

export const vacanciesQuery = (building_id: number) =>
  endpointQuery(occupancyEndpoints.listVacancies, { query: { building_id } });

/** After a change of who is in the building. */
export const refresh = (client: QueryClient, buildingId: number): Promise<unknown> =>
  Promise.all(
    [planQuery(buildingId), tenantsQuery(buildingId), vacanciesQuery(buildingId)].map(({ queryKey }) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
