export { cleanRow, namesIn, type PersonLine } from './clean-row.ts';
export { peopleImportEndpoints } from './endpoints.ts';
export {
  clearableTargets,
  guessColumns,
  type PeopleImportMapping,
  type PersonKey,
  type PersonTarget,
  peopleImportMapping,
  personKeys,
  personTargets,
  requiredOf,
  requiredTargets,
} from './mapping.ts';
export { peopleImportMessages } from './messages.ts';
