import { changeBuildings } from '#features/buildings/web';
import { call } from '#platform/web/api/index';
import { type ReversibleChange, reversibleChange } from '#platform/web/bulk/index';
import { type JobChange, type JobService, jobBulkEndpoints } from '../../contract/index.ts';

export const changeJobs = (change: JobChange): ReversibleChange =>
  reversibleChange(
    (ids) => call(jobBulkEndpoints.changeJobs, { body: { ids, change } }),
    (changed) => call(jobBulkEndpoints.undoJobChanges, { body: { changed } }),
  );

/** Counts services, of which a job may have several of a kind, or none. */
export const changeServiceDays = (type: JobService['type'], days: readonly number[]): ReversibleChange =>
  reversibleChange(
    (ids) => call(jobBulkEndpoints.changeServiceDays, { body: { ids, type, days_of_week: [...days] } }),
    (changed) => call(jobBulkEndpoints.undoServiceDays, { body: { changed } }),
  );

/** Moves the buildings of the jobs to an area. */
export const changeAreaOfJobs = (areaId: number | null): ReversibleChange => {
  const change = changeBuildings({ area_id: areaId });
  return {
    ...change,
    run: async (ids) => {
      const buildings = new Set<number>();
      const perCall = 200;
      for (let at = 0; at < ids.length; at += perCall) {
        const query = { ids: ids.slice(at, at + perCall) };
        for (const id of (await call(jobBulkEndpoints.listBuildingIds, { query })).ids) buildings.add(id);
      }
      await change.run([...buildings]);
    },
  };
};
