import { confirmed, newPassword } from '../../contract/password.ts';

type Passwords = { current_password: string; password: string; password_confirmation: string };

/** The rules that can be checked without the server. */
export const checkPasswords = (
  values: Passwords,
  say: (code: string) => string,
): Partial<Record<keyof Passwords, string>> => ({
  ...(values.current_password === '' && { current_password: say('required') }),
  ...(!newPassword.safeParse(values.password).success && { password: say('password_length') }),
  ...(!confirmed(values) && { password_confirmation: say('password_mismatch') }),
});
