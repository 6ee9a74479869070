import type { z } from 'zod';

/** A statement with a name is prepared once per connection. */
export type Statement = { name?: string; text: string; values?: readonly unknown[] };

/** A statement that returns rows, with the schema of a row. */
export type Reading<S extends z.ZodType> = Statement & { row: S };
