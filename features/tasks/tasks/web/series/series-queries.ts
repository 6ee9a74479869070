import type { QueryClient } from '@tanstack/react-query';
import { endpointQuery, queryKeyOf } from '#platform/web/api/index';
import { type TaskSeries, taskEndpoints } from '../../contract/index.ts';

export const seriesQuery = (id: number) => ({
  ...endpointQuery(taskEndpoints.getSeries, { params: { id } }),
  meta: { quiet: true },
});

/** Stores the series that a call returned. Its tasks are read again when they are next shown. */
export const cacheSeries = (client: QueryClient, series: TaskSeries): void => {
  client.setQueryData(seriesQuery(series.id).queryKey, series);
  void client.invalidateQueries({ queryKey: queryKeyOf(taskEndpoints.listSeries) });
  void client.invalidateQueries({ queryKey: queryKeyOf(taskEndpoints.listTasks) });
  void client.invalidateQueries({ queryKey: queryKeyOf(taskEndpoints.getTask) });
};
