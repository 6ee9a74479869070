import { z } from 'zod';
import { fileRecord } from '#features/accounts/files/contract';
import * as field from '#platform/contract/fields';

/** For this long the author may delete a note; later that needs the right to delete notes. */
export const ownNoteMilliseconds = 15 * 60_000;

export const note = z.object({
  id: field.id,
  body: z.string(),
  /** An internal note never appears on a shared page. */
  internal: z.boolean(),
  author: field.named.nullable(),
  mentions: z.array(field.named),
  files: z.array(fileRecord),
  /** When the device recorded it, for notes that waited for a connection. */
  device_at: z.string().nullable(),
  created_at: z.string(),
  can: z.object({ delete: z.boolean() }),
});

export type Note = z.infer<typeof note>;
