export { cleanRow, type ReadCell } from './cleaning/clean-row.ts';
export type { CleanedRow, CleaningResult } from './cleaning/cleaned-row.ts';
export type { Remark } from './cleaning/remark.ts';
export { jobImportEndpoints } from './endpoints.ts';
export {
  enteredMapping,
  type ImportColumn,
  type ImportCounts,
  type ImportMapping,
  type ImportRow,
  type ImportStatus,
  type JobImport,
  type JobImportRow,
  newImportClient,
  type PreviewRow,
  type RowFilter,
  type RowOutcome,
} from './import.ts';
export { guessColumns } from './mapping/guess-columns.ts';
export { guessStatuses, statusWord } from './mapping/guess-statuses.ts';
export { type ImportTarget, importTargets, requiredTargets } from './mapping/targets.ts';
export { jobImportMessages } from './messages.ts';
export { busyStatuses, canMap, runnableFrom, undoableFrom } from './states.ts';
