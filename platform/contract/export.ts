import { z } from 'zod';
import { exportFormats } from './export-formats.ts';

/** Rows of one file; a longer list has to be narrowed first. */
export const exportLimit = 50_000;

/** What an export of a list takes beside the list's own filters: the format and the columns shown, in their order. */
export const exportFields = <const C extends readonly [string, ...string[]]>(columns: C) => ({
  format: z.enum(exportFormats),
  columns: z.array(z.enum(columns)).min(1).max(columns.length).optional(),
});
