import type { QueryClient } from '@tanstack/react-query';
import { filesQuery, notesQuery } from '../queries.ts';
import { planQuery } from '../stacking-plan/queries.ts';
import { areaTypesQuery, buildingQuery } from '../use-building.ts';

/** Begins to read all that is shown of a building, instead of each part once the one above it is drawn. */
export const prefetchBuilding = (client: QueryClient, id: number): void => {
  void client.prefetchQuery(areaTypesQuery);
  void client.prefetchQuery(buildingQuery(id));
  void client.prefetchQuery(planQuery(id));
  void client.prefetchQuery(notesQuery(id));
  void client.prefetchQuery(filesQuery(id));
};
