import { z } from 'zod';

/** The progress of a paper that the queue makes. A failed paper is answered as a refusal. */
export const paperProgress = z.object({
  state: z.enum(['waiting', 'running', 'made']),
  photos: z.int(),
  photos_done: z.int(),
});

export type PaperProgress = z.infer<typeof paperProgress>;

/** The SHA-256 of the content of a paper, which nobody can guess. */
export const paperHash = z.string().regex(/^[0-9a-f]{64}$/, 'invalid');
