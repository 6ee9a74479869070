import type { ImportColumn, ImportMapping } from '../import.ts';

/** A column fills one field: choosing it for a field removes it from any other. */
export const withColumn = <M extends ImportMapping>(
  mapping: M,
  target: string,
  column: ImportColumn | undefined,
): M => {
  const others = Object.entries(mapping.columns).filter(
    ([other, name]) => other !== target && name !== column?.name,
  );
  return {
    ...mapping,
    columns: Object.fromEntries(column ? [...others, [target, column.name]] : others),
  };
};
