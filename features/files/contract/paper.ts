import { z } from 'zod';

/** How far a paper is that the queue makes. One that failed is a refusal. */
export const paperProgress = z.object({
  state: z.enum(['waiting', 'running', 'made']),
  photos: z.int(),
  photos_done: z.int(),
});

export type PaperProgress = z.infer<typeof paperProgress>;

/** It names the content of a paper, and nobody guesses it. */
export const paperHash = z.string().regex(/^[0-9a-f]{64}$/, 'invalid');
