import { invalid } from '#platform/contract/errors';

/** `wall`: a date, or a date and time, in the time zone of its place: `2026-03-04` or `2026-03-04T21:30`. */
export type ExportValue = string | number | null | { wall: string };

/** Columns of the file that belong to one column on screen share its id. */
export type ExportColumn<R> = { id: string; header: string; value: (row: R) => ExportValue };

/** The requested columns in the requested order; all columns without a request. Refuses one that the reader may not have. */
export const chosenColumns = <R>(
  columns: readonly ExportColumn<R>[],
  wanted: readonly string[] | undefined,
): readonly ExportColumn<R>[] => {
  if (!wanted) return columns;
  const chosen = [...new Set(wanted)].map((id) => columns.filter((column) => column.id === id));
  if (chosen.some((same) => same.length === 0)) throw invalid({ columns: ['columns_unavailable'] });
  return chosen.flat();
};
