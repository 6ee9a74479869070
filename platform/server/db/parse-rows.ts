import type { z } from 'zod';
import { compiled } from '../compiled.ts';
import type { Statement } from './statement.ts';

/** Parses rows with their schema; columns that it does not name are dropped. A refused row is a bug in the statement;
 * the error names the statement and the columns. */
export const parseRows = <S extends z.ZodType>(
  { name, text }: Statement,
  row: S,
  rows: readonly unknown[],
): z.output<S>[] => {
  const schema = compiled(row);
  return rows.map((raw) => {
    const parsed = schema.safeParse(raw);
    if (parsed.success) return parsed.data;
    const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Error(`unexpected row of ${name ?? text}: ${faults.join('; ')}`);
  });
};
