export type { Remark } from './cleaning/clean-contact.ts';
export { cleanEmail, cleanPhone } from './cleaning/clean-contact.ts';
export { amountIn, cleanCount, cleanPosition } from './cleaning/clean-number.ts';
export { cleanText, plainWord, yesOrNo } from './cleaning/clean-text.ts';
export { type CleaningResult, type ReadCell, RowCleaning } from './cleaning/row-cleaning.ts';
export { isSpreadsheetError } from './cleaning/spreadsheet-error.ts';
export { type ImportCalls, importEndpoints } from './endpoints.ts';
export {
  existingChoices,
  type ImportColumn,
  type ImportCounts,
  type ImportMapping,
  type ImportRecord,
  type ImportRow,
  type ImportStatus,
  type KeptRecord,
  type KeptRecords,
  keptRecords,
  type ListedImport,
  mappedColumns,
  type PreviewRow,
  type RowChange,
  type RowFilter,
  type RowOutcome,
} from './import.ts';
export { busyStatuses, canMap, runnableFrom, undoableFrom } from './import-status.ts';
export { columnGuesser, normalizeHeader, type Synonyms } from './mapping/guess-columns.ts';
export { templateFile } from './mapping/template-file.ts';
export { withColumn } from './mapping/with-column.ts';
export { importMessages } from './messages.ts';
export { type ImportReading, readField, readingFields, storable } from './reading.ts';
