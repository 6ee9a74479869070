export { cleanRow, namesIn, type PersonLine } from './clean-row.ts';
export { peopleImportEndpoints } from './endpoints.ts';
export {
  guessColumns,
  type PeopleImportMapping,
  type PersonTarget,
  peopleImportMapping,
  personTargets,
  requiredTargets,
} from './mapping.ts';
export { peopleImportMessages } from './messages.ts';
