export { type Building, type BuildingCard, building, buildingCard, commonAreaType } from './building.ts';
export { buildingEndpoints } from './endpoints.ts';
