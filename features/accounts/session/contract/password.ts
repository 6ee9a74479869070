import { z } from 'zod';

/** A new password: 10 to 128 characters; the server also refuses common ones and the person's own address. */
export const newPassword = z.string().min(10, 'password_length').max(128, 'password_length');

export const passwordPair = { password: newPassword, password_confirmation: z.string().max(128) };

/** Adds the rule that both passwords are equal. */
export const confirmed = (value: { password: string; password_confirmation: string }) =>
  value.password === value.password_confirmation;
