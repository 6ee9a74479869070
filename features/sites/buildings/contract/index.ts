export { accessNoteEndpoints } from './access/endpoints.ts';
export {
  type Building,
  type BuildingCard,
  type BuildingRecord,
  building,
  buildingCard,
  buildingStatuses,
} from './building/building.ts';
export type { BuildingChanges, NewBuildingFields } from './building/building-fields.ts';
export {
  type BuildingBulkField,
  type BuildingChange,
  buildingBulkEndpoints,
  buildingBulkFields,
} from './building/bulk-endpoints.ts';
export { type BusinessHours, hoursByDay, type Span } from './building/business-hours.ts';
export { buildingEndpoints } from './building/endpoints.ts';
export { mayChangeFrequency } from './building/frequency-policy.ts';
export {
  type BuildingUse,
  buildingUses,
  type NewBuildingBody,
  newBuilding,
} from './building/new-building.ts';
export { builtInAreaTypes } from './common-areas/area-types.ts';
export {
  type BuildingType,
  buildingTypes,
  type UsualFloors,
  usualAreas,
} from './common-areas/building-types.ts';
export {
  type Background,
  backgrounds,
  type CommonArea,
  type CommonAreaFields,
  type CommonAreaType,
  maxNewAreas,
} from './common-areas/common-area.ts';
export { commonAreaEndpoints } from './common-areas/endpoints.ts';
export { usualFloorIds } from './common-areas/usual-floor-ids.ts';
export { floorEndpoints } from './floors/endpoints.ts';
export { type Floor, type FloorFields, maxNewFloors } from './floors/floor.ts';
export { type FloorRun, floorRun, floorsOfRun } from './floors/floor-run.ts';
export { buildingMessages } from './messages.ts';
export { buildingNoteEndpoints } from './notes/endpoints.ts';
export {
  type BuildingTenant,
  type BuildingTenantFields,
  buildingTenant,
  buildingTenantFields,
  tenantName,
} from './occupancy/building-tenant.ts';
export { type Color, colors } from './occupancy/colors.ts';
export { occupancyEndpoints } from './occupancy/endpoints.ts';
export { shareFloors, stackFloors } from './occupancy/stack-floors.ts';
export type { Segment, StackingPlan } from './occupancy/stacking-plan.ts';
export { type Vacancy, type VacancyFields, vacancy, vacancyKinds } from './occupancy/vacancy.ts';
export { addedBeyond, isDuring } from './occupancy/vacant-beyond.ts';
export {
  type BuildingPosition,
  buildingPosition,
  locationSources,
  positionEndpoints,
} from './place/position.ts';
