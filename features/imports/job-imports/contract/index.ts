export { cleanRow } from './cleaning/clean-row.ts';
export type { CleanedRow } from './cleaning/cleaned-row.ts';
export { readDays } from './cleaning/read-days.ts';
export { type JobImport, jobImportEndpoints } from './endpoints.ts';
export { enteredMapping, type JobImportMapping, newImportClient } from './import.ts';
export { guessCleaning } from './mapping/guess-cleaning.ts';
export { guessColumns } from './mapping/guess-columns.ts';
export { guessStatuses, statusMeant, statusWord } from './mapping/guess-statuses.ts';
export {
  clearableTargets,
  type ImportTarget,
  importTargets,
  measures,
  requiredOf,
  requiredTargets,
  type SiteKey,
  siteKeys,
} from './mapping/targets.ts';
export { jobImportMessages } from './messages.ts';
