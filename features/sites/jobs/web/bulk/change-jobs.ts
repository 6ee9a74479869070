import { changeBuildings } from '#features/sites/buildings/web';
import { call } from '#platform/web/api/index';
import { inParts, type ReversibleChange, reversibleChange } from '#platform/web/bulk/index';
import { type JobChange, type JobService, jobBulkEndpoints } from '../../contract/index.ts';

export const changeJobs = (change: JobChange): ReversibleChange =>
  reversibleChange(
    (ids) => call(jobBulkEndpoints.changeJobs, { body: { ids, change } }),
    (changed, idempotencyKey) =>
      call(jobBulkEndpoints.undoJobChanges, { body: { changed } }, { idempotencyKey }),
  );

/** Counts services, of which a job may have several of a kind, or none. */
export const changeServiceDays = (type: JobService['type'], days: readonly number[]): ReversibleChange => {
  let without = 0;
  const change = reversibleChange(
    async (ids) => {
      const body = { ids, type, days_of_week: [...days] };
      const answer = await call(jobBulkEndpoints.changeServiceDays, { body });
      without += answer.without.length;
      return answer;
    },
    (changed, idempotencyKey) =>
      call(jobBulkEndpoints.undoServiceDays, { body: { changed } }, { idempotencyKey }),
  );
  // Where jobs have several of the kind, more services may change than there are jobs, and some jobs still have none.
  return {
    ...change,
    run: async (ids) => Math.max(await change.run(ids), change.changed() + without),
  };
};

/** Moves the buildings of the jobs to an area. */
export const changeAreaOfJobs = (areaId: number | null): ReversibleChange => {
  const change = changeBuildings({ area_id: areaId });
  return {
    ...change,
    run: async (ids) => {
      const buildings = new Set<number>();
      for (const part of inParts(ids))
        for (const id of (await call(jobBulkEndpoints.listBuildingIds, { query: { ids: part } })).ids)
          buildings.add(id);
      return change.run([...buildings]);
    },
  };
};
