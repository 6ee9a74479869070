import { type ImportColumn, withColumn } from '#features/imports/contract';
import { guessStatuses, type JobImportMapping } from '../../contract/index.ts';

/** For a new status column the meaning of its words is guessed. */
export const chooseColumn = (
  mapping: JobImportMapping,
  target: string,
  column: ImportColumn | undefined,
): JobImportMapping => {
  const next = withColumn(mapping, target, column);
  if (target !== 'status' || !column) return next;
  return { ...next, statuses: { ...guessStatuses(column.words), ...mapping.statuses } };
};
