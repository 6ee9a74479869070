export { cleanRow, type RentRow } from './clean-row.ts';
export { rentRollEndpoints } from './endpoints.ts';
export {
  guessColumns,
  measures,
  type RentRollMapping,
  type RentRollTarget,
  rentRollMapping,
  rentRollTargets,
  requiredTargets,
} from './mapping.ts';
export { rentRollMessages } from './messages.ts';
export { type NamedFloor, readFloors } from './read-floors.ts';
