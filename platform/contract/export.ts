import { z } from 'zod';
import { exportFormats } from './export-formats.ts';

/** Maximum number of rows in a file. A longer list must be filtered first. */
export const exportLimit = 50_000;

/** The parameters of an export besides the filters of its list: the format, and the columns in their order. */
export const exportFields = <const C extends readonly [string, ...string[]]>(columns: C) => ({
  format: z.enum(exportFormats),
  columns: z.array(z.enum(columns)).min(1).max(columns.length).optional(),
});
