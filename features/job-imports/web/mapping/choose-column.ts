import {
  guessStatuses,
  type ImportColumn,
  type ImportMapping,
  type ImportTarget,
} from '../../contract/index.ts';

/** A column fills one field: choosing it for a field removes it from any other. For a new status column the meaning of
 * its words is guessed. */
export const chooseColumn = (
  mapping: ImportMapping,
  target: ImportTarget,
  column: ImportColumn | undefined,
): ImportMapping => {
  const others = Object.entries(mapping.columns).filter(
    ([other, name]) => other !== target && name !== column?.name,
  );
  const columns = Object.fromEntries(column ? [...others, [target, column.name]] : others);
  const statuses =
    target === 'status' && column
      ? { ...guessStatuses(column.words), ...mapping.statuses }
      : mapping.statuses;
  return { ...mapping, columns, statuses };
};
