import { z } from 'zod';

/** A row of the file as it is, before one of them is taken for the header. */
const headRow = z.object({ line: z.int(), text: z.string() });

/** How the file is read. Rows above the header are left out. */
export const importReading = z.object({
  header_line: z.int(),
  /** The first rows, one of which people can choose as header. */
  head: z.array(headRow),
});

export type ImportReading = z.infer<typeof importReading>;
