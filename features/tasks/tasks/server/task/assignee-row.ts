import { z } from 'zod';

/** Somebody a task or a series is assigned to, as its statements answer them. */
export const assignee = z.object({ id: z.int(), name: z.string(), profile_photo_id: z.int().nullable() });
