/** `wall`: a date or a date and time on the clocks of its place, `2026-03-04` or `2026-03-04T21:30`. */
export type ExportValue = string | number | null | { wall: string };

/** Columns that stand for one column on screen carry its id. */
export type ExportColumn<R> = { id: string; header: string; value: (row: R) => ExportValue };

/** Those asked for, in the order asked; without a wish all of them. */
export const chosenColumns = <R>(
  columns: readonly ExportColumn<R>[],
  wanted: readonly string[] | undefined,
): readonly ExportColumn<R>[] =>
  wanted ? [...new Set(wanted)].flatMap((id) => columns.filter((column) => column.id === id)) : columns;
