export { cleanRow, type ReadCell } from './cleaning/clean-row.ts';
export { cleanState } from './cleaning/clean-state.ts';
export { cleanText } from './cleaning/clean-text.ts';
export { cleanZip } from './cleaning/clean-zip.ts';
export type { CleanedRow, CleaningResult } from './cleaning/cleaned-row.ts';
export { fixCase } from './cleaning/fix-case.ts';
export type { Remark } from './cleaning/remark.ts';
export { jobImportEndpoints } from './endpoints.ts';
export {
  type ImportColumn,
  type ImportCounts,
  type ImportMapping,
  type ImportRow,
  type ImportStatus,
  importMapping,
  importStatuses,
  type JobImport,
  type JobImportRow,
  jobImport,
  newImportClient,
  type PreviewRow,
  type RowFilter,
  type RowOutcome,
  rowOutcomes,
} from './import.ts';
export { guessColumns } from './mapping/guess-columns.ts';
export { guessStatuses, statusWord } from './mapping/guess-statuses.ts';
export { type ImportTarget, importTargets, requiredTargets } from './mapping/targets.ts';
export { jobImportMessages } from './messages.ts';
export { busyStatuses, canMap, runnableFrom, undoableFrom } from './states.ts';
