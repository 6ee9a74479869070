let common: ReadonlySet<string> | undefined;

/** Loaded when a password is first chosen, because the list takes 20 MB. */
const readCommon = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  common ??= new Set((Object.values(dictionary) as unknown[]).filter(Array.isArray).flat() as string[]);
  return common;
};

/** The message key of what is wrong with a new password, apart from its length; undefined when it is fine. `name` is the
 * address or the employee code with which the person logs in. */
export const checkPassword = async (password: string, name: string | null): Promise<string | undefined> => {
  const plain = password.toLowerCase();
  const own = name?.toLowerCase();
  if (own && (plain === own || plain === own.split('@')[0])) {
    return own.includes('@') ? 'password_is_email' : 'password_is_code';
  }
  if ((await readCommon()).has(plain) || /^(.)\1+$/.test(plain)) return 'password_common';
  return undefined;
};
