export { addressOf, type ClientLine, cleanRow } from './clean-row.ts';
export { clientImportEndpoints } from './endpoints.ts';
export {
  type ClientImportMapping,
  type ClientKey,
  type ClientTarget,
  clearableTargets,
  clientImportMapping,
  clientKeys,
  clientTargets,
  guessColumns,
  measures,
  requiredOf,
  requiredTargets,
} from './mapping.ts';
export { clientImportMessages } from './messages.ts';
