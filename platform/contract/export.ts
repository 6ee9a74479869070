import { z } from 'zod';
import { exportFormats } from './export-formats.ts';

/** Maximum number of rows in a file. A longer list must be filtered first. */
export const exportLimit = 50_000;

/** What the description of the API says of an export. */
export const exportSummary = (rows: string): string =>
  `The ${rows} that the filters of the list leave, as CSV or XLSX; at most ${exportLimit.toLocaleString('en-US')}`;

/** The parameters of an export besides the filters of its list: the format, and the columns in their order. */
export const exportFields = <const C extends readonly [string, ...string[]]>(columns: C) => ({
  format: z.enum(exportFormats),
  columns: z.array(z.enum(columns)).min(1).max(columns.length).optional(),
});
