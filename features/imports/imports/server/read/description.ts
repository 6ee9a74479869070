import type { ImportColumn, ImportMapping, ImportReading } from '../../contract/index.ts';

/** What an import keeps about how its file is read. */
export type StoredReading = ImportReading & { delimiter: string };

/** A file below its header, with a guessed mapping. */
export type Description = {
  columns: ImportColumn[];
  totalRows: number;
  mapping: ImportMapping;
  reading: StoredReading;
};
