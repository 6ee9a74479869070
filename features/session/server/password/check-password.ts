let common: ReadonlySet<string> | undefined;

/** Read when a password is first chosen: the words take 20 MB. */
const readCommon = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  common ??= new Set((Object.values(dictionary) as unknown[]).filter(Array.isArray).flat() as string[]);
  return common;
};

/** The message key of what is wrong with a new password, beyond its length; undefined when it is fine. `name`: the address
 * or the employee code that its person logs in by. */
export const checkPassword = async (password: string, name: string | null): Promise<string | undefined> => {
  const plain = password.toLowerCase();
  const own = name?.toLowerCase();
  if (own && (plain === own || plain === own.split('@')[0])) {
    return own.includes('@') ? 'password_is_email' : 'password_is_code';
  }
  if ((await readCommon()).has(plain) || /^(.)\1+$/.test(plain)) return 'password_common';
  return undefined;
};
