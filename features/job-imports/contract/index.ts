export { cleanRow } from './cleaning/clean-row.ts';
export type { CleanedRow } from './cleaning/cleaned-row.ts';
export { type JobImport, jobImportEndpoints } from './endpoints.ts';
export { enteredMapping, type JobImportMapping, newImportClient } from './import.ts';
export { guessColumns } from './mapping/guess-columns.ts';
export { guessStatuses, statusMeant, statusWord } from './mapping/guess-statuses.ts';
export { type ImportTarget, importTargets, measures, requiredTargets } from './mapping/targets.ts';
export { jobImportMessages } from './messages.ts';
