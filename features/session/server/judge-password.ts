import { dictionary } from '@zxcvbn-ts/language-common';

const common: ReadonlySet<string> = new Set(
  (Object.values(dictionary) as unknown[]).flatMap((words) =>
    Array.isArray(words) ? (words as string[]) : [],
  ),
);

/** The message key of what is wrong with a new password, beyond its length; undefined when it is fine. */
export const judgePassword = (password: string, email: string): string | undefined => {
  const plain = password.toLowerCase();
  if (plain === email || plain === email.split('@')[0]) return 'password_is_email';
  if (common.has(plain) || /^(.)\1+$/.test(plain)) return 'password_common';
  return undefined;
};
