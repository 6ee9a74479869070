export { addBuilding } from './building/add-building.ts';
export { insertBuildings, type NewBuilding, removeBuildings } from './building/building-bulk-repository.ts';
export { buildingsOfJob, loadBuilding, loadBuildingsAt } from './building/building-repository.ts';
export { buildingsInScope } from './building/building-scope-repository.ts';
export {
  type JobBuilding,
  linkBuildings,
  unlinkBuildings,
  unlinkBuildingsOfJob,
} from './building/job-building-repository.ts';
export { areaJson, buildingJson, jobInAreas } from './building/named-sql-repository.ts';
export {
  insertCommonAreas as createCommonAreas,
  type NewCommonArea,
} from './common-areas/common-area-repository.ts';
export { commonAreaTypes } from './common-areas/common-area-type-repository.ts';
export { insertFloors, type NewFloor } from './floors/floor-repository.ts';
export { addBuildingTenant } from './occupancy/add-building-tenant.ts';
export { buildingTenantsOf, insertBuildingTenant } from './occupancy/building-tenant-repository.ts';
export {
  insertFloorRows,
  insertTenantRows,
  insertVacancyRows,
  removeEmptyFloors,
  removeOccupants,
} from './occupancy/occupant-bulk-repository.ts';
export { lockOccupants, setOccupants, vacantSqft } from './occupancy/occupant-change-repository.ts';
export { insertVacancy } from './occupancy/vacancy-repository.ts';
export type { HoldsDuty, LinkNewBuilding, LoadBuildingUses } from './parts.ts';
export { type Location, locate, type Place } from './place/locate.ts';
export { centroidOf, type ZipCentroid } from './place/zip-centroids.ts';
