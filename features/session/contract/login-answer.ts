import { z } from 'zod';
import { secondStep, signedInUser } from './session.ts';

export const loginAnswer = z.object({
  user: signedInUser.optional(),
  redirect: z.string().optional(),
  /** Instead of a session: the password was right, and this person has to show something else. */
  two_factor: secondStep.optional(),
});
