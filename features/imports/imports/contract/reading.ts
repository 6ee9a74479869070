import { z } from 'zod';

/** Text that the database takes as it is: without NUL and halves of characters. */
export const storable = z
  .string()
  .refine((text) => text.isWellFormed() && !text.includes('\0'), 'import_text_unstorable');

/** What people decide about the rows of a file, whatever its kind: a part of every mapping. */
export const readingFields = {
  /** The mark before the decimals in all numbers of the file; a point when absent. */
  decimal_mark: z.enum(['.', ',']).optional(),
  /** Set for workbooks that count days from 1904. */
  day_base: z.literal(1904).optional(),
  /** Lines that look like totals and are imported all the same. */
  kept_lines: z.array(z.int()).max(500).optional(),
  /** What was typed in place of cells, by line and field. */
  typed: z.record(z.string().regex(/^\d{1,7}$/), z.record(storable.max(60), storable.max(2000))).optional(),
};

export type ReadingFields = z.infer<z.ZodObject<typeof readingFields>>;

/** What a field of a line holds: what was typed for it, or else the cell of its column. */
export const readField = (
  { typed }: ReadingFields,
  { line, target, cell }: { line: number; target: string; cell: string },
): string => typed?.[line]?.[target] ?? cell;

/** A row of the file as it is, before one of them is taken for the header. */
const headRow = z.object({ line: z.int(), text: z.string() });

/** How the file is read. Rows above the header are left out. */
export const importReading = z.object({
  header_line: z.int(),
  /** The first rows, one of which people can choose as header. */
  head: z.array(headRow),
});

export type ImportReading = z.infer<typeof importReading>;
