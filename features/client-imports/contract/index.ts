export { addressOf, type ClientLine, cleanRow } from './clean-row.ts';
export { clientImportEndpoints } from './endpoints.ts';
export {
  type ClientImportMapping,
  type ClientTarget,
  clearableTargets,
  clientImportMapping,
  clientTargets,
  guessColumns,
  measures,
  requiredTargets,
} from './mapping.ts';
export { clientImportMessages } from './messages.ts';
