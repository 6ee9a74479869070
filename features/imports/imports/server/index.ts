export { importHandlers } from './import-handlers.ts';
export type { ImportRecord } from './import-repository.ts';
export {
  type AnyKind,
  type CleanTableRow,
  importKind,
  importParts,
  type JudgedRow,
  type Judging,
  type MappingFaults,
  type Undone,
  type Writing,
  type WrittenRow,
} from './kind.ts';
export {
  buildingsOfImport,
  jobsOfRows,
  type WrittenRecord,
} from './result/import-row-repository.ts';
export {
  asKept,
  isCreated,
  oldValues,
  type RecordOfLine,
  recordsWritten,
  removeCreated,
  sortOut,
} from './result/written-records.ts';
export { changesIn, type Difference, differenceOf, filledIn } from './rows/changes-in.ts';
export { distinct, withJudged } from './rows/rows-of-file.ts';
export { moveImportsOfClient, saveCreatedClient } from './run/import-state-repository.ts';
export type { OwnRecords } from './run/own-records.ts';
export { recordImported } from './run/record-imported.ts';
export { runImport } from './run/run-import.ts';
