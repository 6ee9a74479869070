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
export { buildingMessages } from './messages.ts';
