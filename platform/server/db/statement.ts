import type { z } from 'zod';

/** A named statement is prepared once per connection. */
export type Statement = { name?: string; text: string; values?: readonly unknown[] };

/** A statement whose rows are read, with the schema of one. */
export type Reading<S extends z.ZodType> = Statement & { row: S };
