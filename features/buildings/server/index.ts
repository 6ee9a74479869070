export { insertBuildings, type NewBuilding, removeBuildings } from './building/building-bulk-repository.ts';
export { presentBuilding } from './building/building-presenter.ts';
export {
  type BuildingRow,
  buildingsOfJob,
  findBuilding,
  findBuildingsAt,
} from './building/building-repository.ts';
export {
  commonAreaTypes,
  createCommonAreas,
  type NewCommonArea,
} from './building/common-area-repository.ts';
export { type JobBuilding, linkBuildings, unlinkBuildings } from './building/job-building-repository.ts';
export { feature } from './feature.ts';
export { insertFloors, type NewFloor } from './floors/floor-repository.ts';
export { insertBuildingTenant } from './occupancy/building-tenant-repository.ts';
export { insertVacancy } from './occupancy/vacancy-repository.ts';
export { type Location, locate, type Place } from './place/locate.ts';
export { centroidOf, type ZipCentroid } from './place/zip-centroids.ts';
