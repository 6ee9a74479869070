import {
  guessStatuses,
  type ImportColumn,
  type ImportMapping,
  type ImportTarget,
} from '../../contract/index.ts';

/** A column feeds one field: choosing it takes it from the other. Words of a newly chosen status column are guessed. */
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
