export { type BuildingCodes, type CodedPlace, placeCodeEndpoints, placeKinds } from './endpoints.ts';
export { placeCodeMessages } from './messages.ts';
