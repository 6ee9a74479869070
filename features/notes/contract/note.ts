import { z } from 'zod';
import { fileRecord } from '#features/files/contract';
import * as field from '#platform/contract/fields';

/** Whoever wrote a note may take it back for this long; later it needs the right to delete notes. */
export const ownNoteMilliseconds = 15 * 60_000;

export const note = z.object({
  id: field.id,
  body: z.string(),
  /** Never on shared pages. */
  internal: z.boolean(),
  author: z.object({ id: field.id, name: z.string() }).nullable(),
  mentions: z.array(z.object({ id: field.id, name: z.string() })),
  files: z.array(fileRecord),
  /** When the device says it was written, for notes that waited for a connection. */
  device_at: z.string().nullable(),
  created_at: z.string(),
  can: z.object({ delete: z.boolean() }),
});

export type Note = z.infer<typeof note>;
