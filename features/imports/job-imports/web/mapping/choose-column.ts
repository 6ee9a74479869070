import { type ImportColumn, withColumn } from '#features/imports/imports/contract';
import { guessStatuses, type JobImportMapping } from '../../contract/index.ts';

/** Guesses the meaning of the status words when another status column is chosen. */
export const chooseColumn = (
  mapping: JobImportMapping,
  target: string,
  column: ImportColumn | undefined,
): JobImportMapping => {
  const next = withColumn(mapping, target, column);
  if (target !== 'status' || !column) return next;
  return { ...next, statuses: { ...guessStatuses(column.words), ...mapping.statuses } };
};
