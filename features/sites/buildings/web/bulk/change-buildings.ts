import { call } from '#platform/web/api/index';
import { type ReversibleChange, reversibleChange } from '#platform/web/bulk/index';
import { type BuildingChange, buildingBulkEndpoints } from '../../contract/index.ts';

export const changeBuildings = (change: BuildingChange): ReversibleChange =>
  reversibleChange(
    (ids) => call(buildingBulkEndpoints.changeBuildings, { body: { ids, change } }),
    (changed, idempotencyKey) =>
      call(buildingBulkEndpoints.undoBuildingChanges, { body: { changed } }, { idempotencyKey }),
  );
