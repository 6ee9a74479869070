export { builtInAreaTypes } from './area-types.ts';
export {
  type Building,
  type BuildingCard,
  building,
  buildingCard,
  type CommonArea,
  type CommonAreaType,
} from './building.ts';
export { buildingEndpoints } from './endpoints.ts';
export { floorEndpoints } from './floors/endpoints.ts';
export type { Floor, FloorFields } from './floors/floor.ts';
export { buildingMessages } from './messages.ts';
export {
  type BuildingTenant,
  type BuildingTenantFields,
  buildingTenant,
} from './occupancy/building-tenant.ts';
export { type Color, colors } from './occupancy/colors.ts';
export { occupancyEndpoints } from './occupancy/endpoints.ts';
export { isDuring } from './occupancy/is-during.ts';
export { stackFloors } from './occupancy/stack-floors.ts';
export type { Segment, StackingPlan } from './occupancy/stacking-plan.ts';
export { type Vacancy, type VacancyFields, vacancy, vacancyKinds } from './occupancy/vacancy.ts';
