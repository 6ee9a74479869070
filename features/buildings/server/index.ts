export { insertBuildings, type NewBuilding, removeBuildings } from './building-bulk-repository.ts';
export { presentBuilding } from './building-presenter.ts';
export { type BuildingRow, buildingsOfJob, findBuilding, findBuildingsAt } from './building-repository.ts';
export {
  commonAreaTypes,
  createCommonAreas,
  createFloors,
  type NewCommonArea,
  type NewFloor,
} from './common-area-repository.ts';
export { feature } from './feature.ts';
export { type JobBuilding, linkBuildings, unlinkBuildings } from './job-building-repository.ts';
export { type Location, locate, type Place } from './locate.ts';
export { centroidOf, type ZipCentroid } from './zip-centroids.ts';
