import { z } from 'zod';
import { secondStep, signedInUser } from './session.ts';

export const loginAnswer = z.object({
  user: signedInUser.optional(),
  redirect: z.string().optional(),
  /** Present instead of a session when the password was right but a second step is needed. */
  two_factor: secondStep.optional(),
});
