export { type ContractLine, cleanRow } from './clean-row.ts';
export { contractImportEndpoints } from './endpoints.ts';
export {
  type ContractImportMapping,
  type ContractTarget,
  contractImportMapping,
  contractTargets,
  guessColumns,
  measures,
  requiredTargets,
} from './mapping.ts';
export { contractImportMessages } from './messages.ts';
