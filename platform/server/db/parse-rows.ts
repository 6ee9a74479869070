import type { z } from 'zod';
import type { Statement } from './statement.ts';

/** Rows as their schema has them; columns it does not name are dropped. A row it refuses is a fault of the statement, which
 * the error names with the columns. */
export const parseRows = <S extends z.ZodType>(
  { name, text }: Statement,
  row: S,
  rows: readonly unknown[],
): z.output<S>[] =>
  rows.map((given) => {
    const parsed = row.safeParse(given);
    if (parsed.success) return parsed.data;
    const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Error(`unexpected row of ${name ?? text}: ${faults.join('; ')}`);
  });
